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
import { deskShifts, deskShiftsExport } from '../contract.ts'
import { differenceWords } from '../parts/shift-sums.tsx'
import { shiftSorts, shiftStates } from '../rules.ts'
import type { Route } from './+types/shifts'

export { handle } from 'virtual:rows/desk-shifts'

const view = listView({
  call: deskShifts,
  file: deskShiftsExport,
  noun: '班次',
  search: '搜收费员姓名',
  sorts: shiftSorts,
  filters: {
    state: { as: 'select', label: '交班', words: shiftStates },
    has_difference: { as: 'select', label: '差额', words: { '1': '有差额' } },
    from: { as: 'day', label: '从' },
    to: { as: 'day', label: '到' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Shift = CallOutput<typeof deskShifts>['list'][number]

const columns: Column<Shift>[] = [
  { head: '开班', cell: (row) => shortTime(row.open_time), tight: true, sort: 'open_time' },
  { head: '收费员', cell: (row) => row.staff_name, tight: true },
  { head: '现金', cell: (row) => `${row.cash_in}${back(row.cash_back)}`, numeric: true },
  { head: '刷卡', cell: (row) => `${row.card_in}${back(row.card_back)}`, numeric: true },
  { head: '礼品卡', cell: (row) => row.gift_in, numeric: true },
  { head: '应有现金', cell: (row) => row.expected, numeric: true },
  { head: '清点', cell: (row) => <Counted row={row} />, tight: true },
  { head: '说明', cell: (row) => row.note || '—' },
  {
    head: '操作',
    bare: true,
    cell: (row) => (
      <div className="-ml-12">
        <ButtonLink kind="text" size="small" to={address('/desk/shift', { shift_id: row.shift_id })}>
          明细
        </ButtonLink>
      </div>
    ),
  },
]

const back = (amount: string) => (amount === '0.00' ? '' : `，退 ${amount}`)

function Counted({ row }: { row: Shift }) {
  if (row.counted === null) return <Tag tone="accent">未交班</Tag>
  const words = differenceWords(row.difference)
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-6">
      {row.counted}
      <Tag tone={words === '相符' ? 'success' : 'danger'}>{words}</Tag>
    </span>
  )
}

export default function ShiftsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame note="各窗口每一班收了多少、退了多少，交班时点出来多少。">
      <DataTable
        view={view}
        loaded={loaderData}
        label="交班记录"
        columns={columns}
        keyOf={(row) => row.shift_id}
        empty={<Empty title="还没有人开过班" text="窗口在“收费班次”开班收费后，会列在这里。" />}
      />
    </DeskFrame>
  )
}
