import { journalKinds, journalSorts } from '#app/areas/pay/rules/journal.ts'
import { monthPattern } from '#app/areas/pay/rules/months.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskJournal, deskJournalDays, deskJournalExport } from '../contract.ts'
import { DayTable } from '../parts/day-table.tsx'
import { Numbers } from '../parts/numbers.tsx'
import { whatFor } from '../rules.ts'
import type { Route } from './+types/journal'

export { handle } from 'virtual:rows/desk-journal'

const view = listView({
  call: deskJournal,
  file: deskJournalExport,
  noun: '分录',
  search: '搜单号、订单号或项目',
  sorts: journalSorts,
  filters: {
    kind: { as: 'select', label: '类型', words: journalKinds },
    from: { as: 'day', label: '从' },
    to: { as: 'day', label: '到' },
  },
})
const list = loadList(view)
export const clientLoader = behindStaffGate(async (loading: Loading) => {
  // The month that is looked at is the one in which the chosen span begins.
  const month = loading.query.get('from')?.slice(0, 7)
  const [entries, days] = await Promise.all([
    list(loading),
    loading.callApi(deskJournalDays, month && new RegExp(monthPattern).test(month) ? { month } : {}),
  ])
  return { entries, days }
})
type Entry = CallOutput<typeof deskJournal>['list'][number]

const columns: Column<Entry>[] = [
  { head: '时间', cell: (row) => shortTime(row.entered_time), tight: true, sort: 'entered_time' },
  { head: '类型', cell: (row) => row.kind_name, tight: true },
  { head: '借方', cell: (row) => row.debit_name },
  { head: '贷方', cell: (row) => row.credit_name },
  { head: '金额', cell: (row) => row.amount, numeric: true, tight: true, sort: 'amount' },
  { head: '来自', cell: (row) => whatFor(row) || '—' },
  { head: '单号', cell: (row) => <Numbers row={row} /> },
]

export default function JournalPage({ loaderData: { entries, days } }: Route.ComponentProps) {
  return (
    <DeskFrame
      note="每一笔钱从哪个账户到哪个账户，因为什么。账本只增不改。"
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/months">
          月结
        </ButtonLink>
      }
    >
      <DayTable days={days} />
      <DataTable
        view={view}
        loaded={entries}
        label="流水账"
        columns={columns}
        keyOf={(row) => row.entry_id}
        empty={<Empty title="还没有分录" text="有了第一笔收款，这里就有流水。" />}
      />
    </DeskFrame>
  )
}
