import { refundSorts } from '#app/areas/pay/rules/journal.ts'
import { refundWords } from '#app/areas/pay/states.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskPaymentRefunds, deskPaymentRefundsExport } from '../contract.ts'
import { Numbers } from '../parts/numbers.tsx'
import { PaymentTabs } from '../parts/payment-tabs.tsx'
import { moneyHolders } from '../rules.ts'
import type { Route } from './+types/payment-refunds'

export { handle } from 'virtual:rows/desk-payment-refunds'

const view = listView({
  call: deskPaymentRefunds,
  file: deskPaymentRefundsExport,
  noun: '退款',
  search: '搜退款单号、收款单号、订单号',
  sorts: refundSorts,
  filters: {
    state: { as: 'select', label: '状态', words: refundWords },
    provider: { as: 'select', label: '收款方式', words: moneyHolders },
    from: { as: 'day', label: '从' },
    to: { as: 'day', label: '到' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Refund = CallOutput<typeof deskPaymentRefunds>['list'][number]

const tones = { done: 'success', refused: 'danger', ordered: 'warning', accepted: 'warning' } as const

const columns: Column<Refund>[] = [
  { head: '申请', cell: (row) => shortTime(row.ordered_time), tight: true, sort: 'ordered_time' },
  { head: '项目', cell: (row) => row.title },
  { head: '原因', cell: (row) => row.reason },
  { head: '金额', cell: (row) => row.amount, numeric: true, tight: true, sort: 'amount' },
  { head: '状态', cell: (row) => <Standing row={row} /> },
  { head: '单号', cell: (row) => <Numbers row={row} /> },
]

function Standing({ row }: { row: Refund }) {
  return (
    <>
      <Tag tone={row.state in tones ? tones[row.state as keyof typeof tones] : 'plain'}>{row.state_name}</Tag>
      <span className="block text-12 text-ink-2">
        {[row.provider_name, row.done_time && shortTime(row.done_time), row.says].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

export default function PaymentRefundsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame
      title="退款"
      note="每一笔退款走到哪一步。被拒绝的要有人处理。"
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/money">
          对账与退款
        </ButtonLink>
      }
    >
      <PaymentTabs at="/desk/payment-refunds" />
      <DataTable
        view={view}
        loaded={loaderData}
        label="退款"
        columns={columns}
        keyOf={(row) => row.refund_no}
        empty={<Empty title="还没有退款" text="有人取消预约或退货，就列在这里。" />}
      />
    </DeskFrame>
  )
}
