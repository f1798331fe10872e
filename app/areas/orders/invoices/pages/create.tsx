import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { ofOrder } from '../parts/addresses.ts'
import { InvoiceForm } from '../parts/invoice-form.tsx'
import { loadForm } from '../parts/load-invoice.ts'
import type { Route } from './+types/create'

export { handle } from 'virtual:rows/R098'

export const clientLoader = behindGate(({ callApi, query }) => loadForm(callApi, readCode(query, 'order_id')))

export default function CreatePage({ loaderData }: Route.ComponentProps) {
  const { order, invoice } = loaderData
  const isFixed = invoice?.may_change === 0
  return (
    <Frame bar={{ title: invoice ? '修改发票抬头' : '申请开票' }}>
      {isFixed ? (
        <Empty
          title={`发票${invoice.state_desc}`}
          text="已经交给开票方，不能再修改。"
          action={
            <ButtonLink to={ofOrder('details', order.order_id)} replace>
              查看发票
            </ButtonLink>
          }
        />
      ) : (
        <InvoiceForm key={order.order_id} {...loaderData} />
      )}
    </Frame>
  )
}
