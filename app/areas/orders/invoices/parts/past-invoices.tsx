import { Card } from '#kit/ui/card.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { callApi as callByFetch } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { invoiceList } from '../contract.ts'
import { ofOrder } from './addresses.ts'

const SIZE = 10

/** An invoice in the list of its patient's. */
export type PastInvoice = CallOutput<typeof invoiceList>['list'][number]

/** A page of the invoices that somebody asked for. */
export const loadPast = async (callApi: CallApi, page: number): Promise<readonly PastInvoice[]> =>
  (await callApi(invoiceList, { page, page_size: SIZE })).list

/** The invoices that were asked for, each with the way to where it stands. Nothing where there is none. */
export function PastInvoices({ first }: { first: readonly PastInvoice[] }) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: (page) => loadPast(callByFetch, page),
    idOf: ({ order_id, add_time }) => `${order_id} ${add_time}`,
  })
  if (first.length === 0) return null
  return (
    <section>
      <h2 className="px-4 pb-8 text-14 text-ink-2">申请过的发票</h2>
      <ListPage pages={pages} empty={null}>
        {(one) => (
          <Card to={whereTo(one)}>
            <div className="flex items-baseline justify-between gap-12">
              <span className="min-w-0 truncate font-medium">{one.seller}</span>
              <Tag tone={tones[one.state_id]}>{one.state_desc}</Tag>
            </div>
            <p className="flex flex-wrap items-baseline justify-between gap-x-12 pt-8 text-14 text-ink-2">
              <span>
                {one.add_time.slice(0, 10)} 申请{one.state_id === 'refused' && '，请修改抬头'}
                {one.is_reduced === 1 && '，有退款冲红'}
              </span>
              <span className="ml-auto">
                <Price yuan={one.amount} size="small" />
              </span>
            </p>
          </Card>
        )}
      </ListPage>
    </section>
  )
}

const tones = {
  requested: 'accent',
  issuing: 'accent',
  refused: 'warning',
  issued: 'success',
  reversed: 'plain',
  dropped: 'plain',
} as const

/** To where one sees how far it is, or why not and what to do; what a refund did to it; else the invoice. */
const whereTo = ({ order_id, state_id, is_reduced }: PastInvoice): string => {
  if (state_id === 'requested' || state_id === 'issuing' || state_id === 'refused') return ofOrder('success', order_id)
  return ofOrder(is_reduced === 1 ? 'refundResult' : 'details', order_id)
}
