import { useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { invoiceTitles } from '../contract.ts'
import { ofTitle } from '../parts/addresses.ts'
import type { InvoiceTitle } from '../parts/load-invoice.ts'
import { loadPast, type PastInvoice, PastInvoices } from '../parts/past-invoices.tsx'
import { buyerKinds, MOST_TITLES } from '../rules.ts'
import type { Route } from './+types/titles'

export { handle } from 'virtual:rows/invoice-titles'

export const clientLoader = ownIfSignedIn(async ({ callApi }) => {
  const [{ list: titles }, past] = await Promise.all([callApi(invoiceTitles, {}), loadPast(callApi, 1)])
  return { titles, past }
})
export const HydrateFallback = OwnFallback

export default function TitlesPage({ loaderData: own }: Route.ComponentProps) {
  return own ? <Book {...own} /> : <SignInFirst title="您的发票" />
}

function Book({ titles, past }: { titles: readonly InvoiceTitle[]; past: readonly PastInvoice[] }) {
  const [query] = useSearchParams()
  const orderId = query.get('order_id') ?? undefined
  const isFull = titles.length >= MOST_TITLES
  return (
    <Frame bar={{}}>
      <div className="grow space-y-24 p-16">
        {titles.length === 0 ? (
          <Empty title="还没有发票抬头" text="存好个人或单位的抬头，开发票时点一下就填好。" />
        ) : (
          <CellGroup title="抬头">
            {titles.map((one) => (
              <Cell
                key={one.title_id}
                to={ofTitle('invoiceDetail', { titleId: one.title_id, orderId })}
                title={
                  <span className="break-all">
                    {one.title} {one.is_default === 1 && <Tag tone="accent">默认</Tag>}
                  </span>
                }
                note={one.tax_no || buyerKinds[one.invoice_type]}
              />
            ))}
          </CellGroup>
        )}
        {/* Who comes from an order wants a title for it. */}
        {orderId === undefined && <PastInvoices first={past} />}
      </div>
      <BottomAction note={isFull ? `最多 ${MOST_TITLES} 个抬头，删除不用的才能添加` : undefined}>
        {!isFull && <ButtonLink to={ofTitle('addInvoice', { orderId })}>添加抬头</ButtonLink>}
      </BottomAction>
    </Frame>
  )
}
