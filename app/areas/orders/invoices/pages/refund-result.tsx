import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { readCode } from '#kit/wire/load.ts'
import { ofOrder } from '../parts/addresses.ts'
import { findInvoice, type Invoice } from '../parts/load-invoice.ts'
import { NoInvoice } from '../parts/no-invoice.tsx'
import { Reds } from '../parts/reds.tsx'
import { useLive } from '../parts/use-live.ts'
import type { Route } from './+types/refund-result'

export { handle } from 'virtual:rows/R101'

export const clientLoader = ownIfSignedIn(async ({ callApi, query }) => {
  const orderId = readCode(query, 'order_id')
  return { orderId, invoice: await findInvoice(callApi, orderId) }
})
export const HydrateFallback = OwnFallback

export default function RefundResultPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <SignInFirst title="您的退款发票" />
  const { orderId, invoice } = loaderData
  return <Frame bar={{}}>{invoice ? <AfterRefund invoice={invoice} /> : <NoInvoice orderId={orderId} />}</Frame>
}

function AfterRefund({ invoice }: { invoice: Invoice }) {
  useLive(invoice)
  const { done, title, text } = invoice.after_refund
  return (
    <ResultPage
      state={done === 1 ? 'done' : 'waiting'}
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink to={ofOrder('details', invoice.order_id)}>查看发票</ButtonLink>
          <ButtonLink kind="text" to={orderAddress(invoice.order_id)}>
            返回订单
          </ButtonLink>
        </>
      }
    >
      <Reds invoice={invoice} />
    </ResultPage>
  )
}
