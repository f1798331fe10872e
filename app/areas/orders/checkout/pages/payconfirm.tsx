import { Cashier } from '#app/areas/pay/cards/cashier.tsx'
import { loadPayment } from '#app/areas/pay/cards/load-payment.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { orderAddress, ordersAddress } from '../cards/order-address.ts'
import { goodsOrderDetail } from '../contract.ts'
import type { Route } from './+types/payconfirm'

export { handle } from 'virtual:rows/R033'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const order = await callApi(goodsOrderDetail, { order_id: readCode(query, 'order_id') })
  const paidBy = order.out_trade_no || order.pay_number
  return { order, loaded: paidBy ? await loadPayment(callApi, paidBy) : null }
})

/** The cashier of one order: what waits for the same payment is paid with it. */
export default function PayConfirmPage({ loaderData: { order, loaded } }: Route.ComponentProps) {
  if (loaded) return <Cashier loaded={loaded} back={orderAddress(order.order_id)} />
  const isGone = order.state_id === 'cancelled' || order.state_id === 'expired'
  return (
    <Frame bar={{}}>
      <ResultPage
        state={isGone ? 'failed' : 'done'}
        title={`这个订单${order.state_desc}`}
        text="不用再付款。"
        actions={
          <>
            <ButtonLink to={orderAddress(order.order_id)}>看订单</ButtonLink>
            <ButtonLink kind="text" to={ordersAddress()}>
              全部订单
            </ButtonLink>
          </>
        }
      />
    </Frame>
  )
}
