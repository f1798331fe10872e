import { useNavigate } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback, ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { sessionItems } from '#kit/store/stored-items.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Price } from '#kit/ui/price.tsx'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { orderAddress, ordersAddress } from '../cards/order-address.ts'
import { mergePayInfo, payGoodsOrder } from '../contract.ts'
import { paymentToOpen, STORED_PAYMENT, type StoredPayment } from '../rules/paying.ts'
import type { Route } from './+types/order-payment'

export { handle } from 'virtual:rows/R135'

// What is paid was stored by the page before, or stands in the address that a mini-program opens [X168].
export const clientLoader = ownIfSignedIn(async ({ callApi, query }) => {
  const opened = paymentToOpen(query, sessionItems.read<StoredPayment>(STORED_PAYMENT) ?? null)
  const [order_id] = opened?.order_ids.split(',') ?? []
  return { info: order_id ? await callApi(mergePayInfo, { order_id }) : null }
})
export const HydrateFallback = OwnFallback

export default function OrderPaymentPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <SignInFirst title="订单支付" />
  return loaderData.info ? <Payment info={loaderData.info} /> : <NothingToPay />
}

function Payment({ info }: { info: CallOutput<typeof mergePayInfo> }) {
  const navigate = useNavigate()
  const paying = useAct(payGoodsOrder)
  const pay = async () => {
    const said = await paying.run({ order_ids: info.order_idstr })
    if (!said) return
    const [only, ...more] = info.order_ids
    const callback = only && more.length === 0 ? orderAddress(only) : ordersAddress()
    navigate(address('/pay/index', { out_trade_no: said.out_trade_no, callback }), { replace: true })
  }
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <div className="py-16 text-center">
          <p className="text-14 text-ink-2">应付金额</p>
          <Price yuan={info.pay_amount} size="large" />
        </div>
        <Card title={`${info.list.length} 个订单`}>
          <Facts
            facts={info.list.map(({ goods_name, pay_amount }) => ({
              name: goods_name,
              value: <Price yuan={pay_amount} size="small" />,
            }))}
          />
        </Card>
      </div>
      <BottomAction error={paying.error?.words}>
        <Button busy={paying.busy} onClick={pay}>
          立即支付 <Price yuan={info.pay_amount} />
        </Button>
      </BottomAction>
    </Frame>
  )
}

const NothingToPay = () => (
  <Frame bar={{}}>
    <Empty
      drawing="bag"
      title="没有要支付的订单"
      text="从我的订单里选择待付款的订单，就可以在这里支付。"
      action={<ButtonLink to={ordersAddress('unpaid')}>看我的订单</ButtonLink>}
    />
  </Frame>
)
