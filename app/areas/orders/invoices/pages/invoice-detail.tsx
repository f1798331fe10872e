import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { readId } from '#kit/wire/load.ts'
import { invoiceTitleDelete } from '../contract.ts'
import { ofTitle } from '../parts/addresses.ts'
import type { InvoiceTitle } from '../parts/load-invoice.ts'
import { findTitle } from '../parts/load-title.ts'
import { buyerKinds } from '../rules.ts'
import type { Route } from './+types/invoice-detail'

export { handle } from 'virtual:rows/R103'

export const clientLoader = ownIfSignedIn(({ callApi, query }) => findTitle(callApi, readId(query, 'title_id')))
export const HydrateFallback = OwnFallback

export default function InvoiceDetailPage({ loaderData: title }: Route.ComponentProps) {
  return title ? <Title title={title} /> : <SignInFirst title="您的发票抬头" />
}

function Title({ title }: { title: InvoiceTitle }) {
  const { title_id: titleId } = title
  const [isAsking, setAsking] = useState(false)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const remove = useAct(invoiceTitleDelete)
  const orderId = query.get('order_id') ?? undefined
  const onRemove = async () => {
    const gone = await remove.run({ title_id: titleId })
    setAsking(false)
    if (!gone) return
    toast('已删除')
    navigate(ofTitle('titles', { orderId }), { replace: true })
  }
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        <div className="px-4 py-8">
          <h1 className="text-22 font-semibold break-all">{title.title}</h1>
          <p className="flex items-center gap-8 pt-4 text-14 text-ink-2">
            {buyerKinds[title.invoice_type]}
            {title.is_default === 1 && <Tag tone="accent">默认</Tag>}
          </p>
        </div>
        {(title.tax_no || title.email) && (
          <Card>
            <Facts facts={factsOf(title)} />
          </Card>
        )}
      </div>
      <BottomAction
        aside={
          <Button kind="text" onClick={() => setAsking(true)}>
            删除
          </Button>
        }
      >
        <ButtonLink to={ofTitle('addInvoice', { titleId, orderId })}>修改</ButtonLink>
      </BottomAction>
      <Dialog
        open={isAsking}
        danger
        title="删除这个抬头？"
        confirmText="删除"
        busy={remove.busy}
        onCancel={() => setAsking(false)}
        onConfirm={onRemove}
      >
        已经申请的发票不受影响。
      </Dialog>
    </Frame>
  )
}

const factsOf = ({ tax_no, email }: InvoiceTitle) => [
  ...(tax_no ? [{ name: '税号', value: <span className="break-all select-all">{tax_no}</span> }] : []),
  ...(email ? [{ name: '邮箱', value: <span className="break-all">{email}</span> }] : []),
]
