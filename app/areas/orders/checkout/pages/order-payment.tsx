import { Cashier } from '#app/areas/pay/cards/cashier.tsx'
import { loadPayment } from '#app/areas/pay/cards/load-payment.ts'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { sessionItems } from '#kit/store/stored-items.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ordersAddress } from '../cards/order-address.ts'
import { paymentToOpen, STORED_PAYMENT, type StoredPayment } from '../rules/paying.ts'
import type { Route } from './+types/order-payment'

export { handle } from 'virtual:rows/R135'

// What is paid was stored by the page before, or stands in the address that a mini-program opens [X168].
export const clientLoader = ownIfSignedIn(async ({ callApi, query }) => {
  const opened = paymentToOpen(query, sessionItems.read<StoredPayment>(STORED_PAYMENT) ?? null)
  return { loaded: opened ? await loadPayment(callApi, opened.out_trade_no) : null }
})
export const HydrateFallback = OwnFallback

export default function OrderPaymentPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <SignInFirst title="订单支付" />
  return loaderData.loaded ? <Cashier loaded={loaderData.loaded} back={ordersAddress()} /> : <NothingToPay />
}

const NothingToPay = () => (
  <Frame bar={{}}>
    <Empty
      drawing="bag"
      title="还没有选要付的订单"
      text="从我的订单里选择待付款的订单，就可以在这里支付。"
      action={<ButtonLink to={ordersAddress('unpaid')}>看我的订单</ButtonLink>}
    />
  </Frame>
)
