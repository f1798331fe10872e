import { useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { ResultPage } from '#kit/ui/result-page.tsx'
import { readId } from '#kit/wire/load.ts'
import { invoiceAddress } from '../cards/invoice-address.ts'
import { ofTitle } from '../parts/addresses.ts'
import type { InvoiceTitle } from '../parts/load-invoice.ts'
import { findTitle } from '../parts/load-title.ts'
import type { Route } from './+types/invoice-success'

export { handle } from 'virtual:rows/R104'

export const clientLoader = ownIfSignedIn(({ callApi, query }) => findTitle(callApi, readId(query, 'title_id')))
export const HydrateFallback = OwnFallback

export default function InvoiceSuccessPage({ loaderData: title }: Route.ComponentProps) {
  return title ? <Saved title={title} /> : <SignInFirst title="您的发票抬头" />
}

function Saved({ title }: { title: InvoiceTitle }) {
  const [query] = useSearchParams()
  const orderId = query.get('order_id')
  return (
    <Frame bar={{}}>
      <ResultPage
        state="done"
        title="抬头已保存"
        text={<span className="break-all">{title.title}</span>}
        actions={
          <>
            {orderId && (
              <ButtonLink to={invoiceAddress(orderId)} replace>
                去开发票
              </ButtonLink>
            )}
            <ButtonLink
              kind={orderId ? 'text' : 'primary'}
              to={ofTitle('titles', { orderId: orderId ?? undefined })}
              replace
            >
              查看全部抬头
            </ButtonLink>
          </>
        }
      />
    </Frame>
  )
}
