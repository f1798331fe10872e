import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Link } from '#kit/ui/link.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskJournalDays } from '../contract.ts'

type Days = CallOutput<typeof deskJournalDays>

const columns: Column<Days['list'][number]>[] = [
  {
    head: '日期',
    cell: (row) => (
      <Link
        className="inline-flex min-h-target items-center text-accent-ink"
        to={address('/desk/journal', { from: row.day, to: row.day })}
      >
        {row.day}
      </Link>
    ),
    tight: true,
  },
  { head: '分录', cell: (row) => `${row.entries} 笔`, numeric: true },
  { head: '入账', cell: (row) => row.came, numeric: true },
  { head: '出账', cell: (row) => row.left, numeric: true },
]

/** The days of a month with what moved on each; each leads to its entries. */
export function DayTable({ days }: { days: Days }) {
  return (
    <TitledSection title={`${days.month} 按日`}>
      <Table
        label="按日"
        columns={columns}
        rows={days.list}
        keyOf={(row) => row.day}
        empty={<p className="px-20 py-16 text-14 text-ink-2">这个月还没有分录。</p>}
      />
    </TitledSection>
  )
}
