import { ServiceLink } from '#app/areas/help/cards/service-link.tsx'
import { Copyable } from '#app/shell/share/copyable.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { CellGroup } from '#kit/ui/cell.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import { buyerKinds } from '../rules.ts'
import { ofOrder } from './addresses.ts'
import type { Invoice } from './load-invoice.ts'
import { PaperButton } from './paper-button.tsx'
import { Reds } from './reds.tsx'
import { useLive } from './use-live.ts'

const next = {
  requested: '马上开始开具，一般几分钟内完成；现在还可以修改。',
  issuing: '正在开具，一般几分钟内完成，不用停在这里等。',
  refused: '请核对抬头和税号，改好后重新提交。',
  issued: '可以打开、下载、转发。',
  reversed: '付款已全部退回，这张发票已经作废。',
  dropped: '付款已全部退回，不再开具。',
} as const

/** What became of an order's invoice. It looks again by itself while it is being issued. */
export function InvoiceView({ invoice }: { invoice: Invoice }) {
  useLive(invoice)
  const { order_id, state_id, number, reds } = invoice
  return (
    <>
      <div className="grow space-y-12 p-16">
        <div className="px-4 py-8">
          <h1 className="text-22 font-semibold">{invoice.state_desc}</h1>
          <p className="pt-4 text-14 text-ink-2">{next[state_id]}</p>
        </div>
        {invoice.says && <Notice tone="danger">开票方说：{invoice.says}</Notice>}
        {reds.length > 0 && (
          <Notice action={<Link to={ofOrder('refundResult', order_id)}>查看</Link>}>
            {invoice.after_refund.title}
          </Notice>
        )}
        <Card>
          <Facts facts={factsOf(invoice)} />
        </Card>
        <Reds invoice={invoice} />
        <CellGroup>
          <ServiceLink
            title={`发票：${invoice.title}`}
            number={number || order_id}
            link={ofOrder('details', order_id)}
          />
        </CellGroup>
      </div>
      {number && (
        <BottomAction>
          <PaperButton orderId={order_id} number={number} />
        </BottomAction>
      )}
      {invoice.may_change === 1 && (
        <BottomAction>
          <ButtonLink kind={state_id === 'refused' ? 'primary' : 'secondary'} to={ofOrder('create', order_id)}>
            修改抬头
          </ButtonLink>
        </BottomAction>
      )}
    </>
  )
}

const factsOf = (invoice: Invoice) => [
  { name: '金额', value: <Price yuan={invoice.amount} size="small" /> },
  { name: '抬头', value: <span className="break-all">{invoice.title}</span> },
  { name: '类型', value: buyerKinds[invoice.invoice_type] },
  ...(invoice.tax_no ? [{ name: '税号', value: <span className="break-all">{invoice.tax_no}</span> }] : []),
  { name: '开票方', value: invoice.seller },
  ...(invoice.number
    ? [{ name: '发票号码', value: <Copyable text={invoice.number} shown={inFours(invoice.number)} name="发票号码" /> }]
    : []),
  { name: '申请时间', value: invoice.add_time },
  ...(invoice.issue_time ? [{ name: '开具时间', value: invoice.issue_time }] : []),
]

/** Twenty digits, as one compares them. */
const inFours = (number: string): string => number.replaceAll(/\d{4}(?=\d)/g, '$& ')
