import { useMe } from '#app/areas/access/staff/cards/me.ts'
import { paymentSorts } from '#app/areas/pay/rules/journal.ts'
import { paymentWords } from '#app/areas/pay/states.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskPayments, deskPaymentsExport } from '../contract.ts'
import { Numbers } from '../parts/numbers.tsx'
import { PaymentTabs } from '../parts/payment-tabs.tsx'
import { moneyHolders, whatFor } from '../rules.ts'
import type { Route } from './+types/payments'

export { handle } from 'virtual:rows/desk-payments'

const view = listView({
  call: deskPayments,
  file: deskPaymentsExport,
  noun: '收款',
  search: '搜收款单号、订单号、支付机构单号',
  sorts: paymentSorts,
  filters: {
    state: { as: 'select', label: '状态', words: paymentWords },
    provider: { as: 'select', label: '收款方式', words: moneyHolders },
    from: { as: 'day', label: '从' },
    to: { as: 'day', label: '到' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Payment = CallOutput<typeof deskPayments>['list'][number]

const tones = { paid: 'success', pending: 'warning', refunding: 'warning' } as const

const columns: Column<Payment>[] = [
  { head: '发起', cell: (row) => shortTime(row.start_time), tight: true, sort: 'start_time' },
  { head: '项目', cell: whatFor },
  { head: '金额', cell: (row) => row.amount, numeric: true, tight: true, sort: 'amount' },
  { head: '已退', cell: (row) => (row.refunded === '0.00' ? '—' : row.refunded), numeric: true, tight: true },
  { head: '状态', cell: (row) => <Standing row={row} />, tight: true },
  { head: '单号', cell: (row) => <Numbers row={row} /> },
  {
    head: '账',
    bare: true,
    cell: (row) => (
      <div className="-ml-12">
        <ButtonLink kind="text" size="small" to={address('/desk/journal', { keyword: row.out_trade_no })}>
          看分录
        </ButtonLink>
      </div>
    ),
  },
]

function Standing({ row }: { row: Payment }) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-6">
      <Tag tone={row.state in tones ? tones[row.state as keyof typeof tones] : 'plain'}>{row.state_name}</Tag>
      {row.provider_name && <span className="text-12 text-ink-2">{row.provider_name}</span>}
    </span>
  )
}

export default function PaymentsPage({ loaderData }: Route.ComponentProps) {
  const whose = useMe()?.serves_platform === 1 ? '本院和平台' : '本院'
  return (
    <DeskFrame title="收款" note={`${whose}的每一笔收款，按任何一个单号都能找到。`}>
      <PaymentTabs at="/desk/payments" />
      <DataTable
        view={view}
        loaded={loaderData}
        label="收款"
        columns={columns}
        keyOf={(row) => row.out_trade_no}
        empty={<Empty title="还没有收款" text="患者付了第一笔钱，或窗口收了第一笔，就列在这里。" />}
      />
    </DeskFrame>
  )
}
