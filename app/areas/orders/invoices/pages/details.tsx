import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { readCode } from '#kit/wire/load.ts'
import { InvoiceView } from '../parts/invoice-view.tsx'
import { findInvoice } from '../parts/load-invoice.ts'
import { NoInvoice } from '../parts/no-invoice.tsx'
import type { Route } from './+types/details'

export { handle } from 'virtual:rows/R100'

export const clientLoader = ownIfSignedIn(async ({ callApi, query }) => {
  const orderId = readCode(query, 'order_id')
  return { orderId, invoice: await findInvoice(callApi, orderId) }
})
export const HydrateFallback = OwnFallback

export default function DetailsPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <SignInFirst title="您的发票" />
  const { orderId, invoice } = loaderData
  return <Frame bar={{}}>{invoice ? <InvoiceView invoice={invoice} /> : <NoInvoice orderId={orderId} />}</Frame>
}
