import { useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback, ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { invoiceTitles } from '../contract.ts'
import { ofTitle } from '../parts/addresses.ts'
import type { InvoiceTitle } from '../parts/load-invoice.ts'
import { buyerKinds, MOST_TITLES } from '../rules.ts'
import type { Route } from './+types/titles'

export { handle } from 'virtual:rows/invoice-titles'

export const clientLoader = ownIfSignedIn(async ({ callApi }) => (await callApi(invoiceTitles, {})).list)
export const HydrateFallback = OwnFallback

export default function TitlesPage({ loaderData: titles }: Route.ComponentProps) {
  return titles ? <Book titles={titles} /> : <SignInFirst title="您的发票抬头" />
}

function Book({ titles }: { titles: readonly InvoiceTitle[] }) {
  const [query] = useSearchParams()
  const orderId = query.get('order_id') ?? undefined
  const isFull = titles.length >= MOST_TITLES
  return (
    <Frame bar={{}}>
      <div className="grow p-16">
        {titles.length === 0 ? (
          <Empty title="还没有发票抬头" text="存好个人或单位的抬头，开发票时点一下就填好。" />
        ) : (
          <CellGroup>
            {titles.map((one) => (
              <Cell
                key={one.title_id}
                to={ofTitle('invoiceDetail', { titleId: one.title_id, orderId })}
                title={<span className="break-all">{one.title}</span>}
                note={one.tax_no || buyerKinds[one.invoice_type]}
                value={one.is_default === 1 && <Tag tone="accent">默认</Tag>}
              />
            ))}
          </CellGroup>
        )}
      </div>
      <BottomAction note={isFull ? `最多 ${MOST_TITLES} 个抬头，删除不用的才能添加` : undefined}>
        {!isFull && <ButtonLink to={ofTitle('addInvoice', { orderId })}>添加抬头</ButtonLink>}
      </BottomAction>
    </Frame>
  )
}
