import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { GoodsLines } from '../cards/goods-line.tsx'
import { orderAddress } from '../cards/order-address.ts'
import { goodsOrderDetail, payMethodsOfOrder } from '../contract.ts'
import { MergeSheet, usePay } from '../parts/use-pay.tsx'
import type { Route } from './+types/payconfirm'

export { handle } from 'virtual:rows/R033'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const order_id = readCode(query, 'order_id')
  const [order, way] = await Promise.all([
    callApi(goodsOrderDetail, { order_id }),
    callApi(payMethodsOfOrder, { order_id }),
  ])
  return { order, way }
})

/** One order before it is paid: how, how much now, how much at the seller. */
export default function PayConfirmPage({ loaderData: { order, way } }: Route.ComponentProps) {
  const paying = usePay()
  const isOpen = order.state_id === 'unpaid'
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        {!isOpen && <Notice>这个订单{order.state_desc}，不用再付款。</Notice>}
        <Card title={order.unit_name}>
          <GoodsLines goods={order.order_goods} />
        </Card>
        <Card>
          <Facts
            facts={[
              { name: '付款方式', value: way.pay_type_name },
              { name: '现在支付', value: <Price yuan={order.pay_amount} size="small" /> },
              ...(order.later_amount === '0.00'
                ? []
                : [{ name: '到店再付', value: <Price yuan={order.later_amount} size="small" /> }]),
            ]}
          />
        </Card>
      </div>
      <BottomAction>
        {isOpen ? (
          <Button busy={paying.busy} onClick={() => paying.pay(order.order_id)}>
            去支付 <Price yuan={order.pay_amount} />
          </Button>
        ) : (
          <ButtonLink to={orderAddress(order.order_id)}>查看订单</ButtonLink>
        )}
      </BottomAction>
      <MergeSheet paying={paying} />
    </Frame>
  )
}
