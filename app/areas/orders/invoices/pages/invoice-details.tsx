import { Frame } from '#app/shell/frame.tsx'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { InvoiceForm } from '../parts/invoice-form.tsx'
import { InvoiceView } from '../parts/invoice-view.tsx'
import { loadForm } from '../parts/load-invoice.ts'
import type { Route } from './+types/invoice-details'

export { handle } from 'virtual:rows/R066'

export const clientLoader = behindGate(({ callApi, query }) => loadForm(callApi, readCode(query, 'order_id')))

/** Where an order leads: the form as it was left, or what became of its invoice. */
export default function InvoiceDetailsPage({ loaderData }: Route.ComponentProps) {
  const { order, invoice } = loaderData
  return (
    <Frame bar={{ title: invoice ? '订单发票' : '开发票' }}>
      {invoice ? <InvoiceView invoice={invoice} /> : <InvoiceForm key={order.order_id} {...loaderData} />}
    </Frame>
  )
}
