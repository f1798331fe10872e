import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskAuditExport, deskAuditList } from '../contract.ts'
import { Changes } from '../parts/changes.tsx'
import { CheckChain } from '../parts/check-chain.tsx'
import { actKinds, actorOf, auditSorts, rowKinds, wordsOfAct } from '../rules.ts'
import type { Route } from './+types/audit'

export { handle } from 'virtual:rows/desk-audit'

const view = listView({
  call: deskAuditList,
  file: deskAuditExport,
  noun: '记录',
  search: '搜姓名、编号或追踪号',
  sorts: auditSorts,
  filters: {
    act: { as: 'select', label: '做了什么', words: actKinds },
    from: { as: 'day', label: '从' },
    to: { as: 'day', label: '到' },
    kind: { as: 'linked', label: '对象', words: rowKinds },
    row_id: { as: 'linked', label: '编号' },
    staff_id: { as: 'linked', label: '员工编号' },
    doctor_id: { as: 'linked', label: '医生编号' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Line = CallOutput<typeof deskAuditList>['list'][number]

/** As tall as a finger where there is no mouse. */
const link =
  'inline-flex min-h-target min-w-target items-center underline-offset-2 hover:underline wide:min-h-0 wide:min-w-0'

const columns: Column<Line>[] = [
  {
    head: '时间',
    cell: (row) => <span className="tabular-nums">{shortTime(row.time) + row.time.slice(16)}</span>,
    tight: true,
    sort: 'time',
  },
  {
    head: '谁',
    tight: true,
    cell: (row) => <Who row={row} />,
  },
  { head: '做了什么', cell: (row) => wordsOfAct(row.act), tight: true },
  {
    head: '对象',
    tight: true,
    cell: (row) => (
      <Link className={link} to={address('/desk/audit', { kind: row.kind, row_id: row.row_id })}>
        <span>{unbroken(`${rowKinds[row.kind] ?? row.kind} ${row.row_name ?? `编号 ${row.row_id}`}`)}</span>
      </Link>
    ),
  },
  { head: '前后', cell: (row) => <Changes before={row.before} after={row.after} /> },
  {
    head: '追踪号',
    cell: (row) => <code className="text-12 text-ink-3">{row.traceid.slice(0, 8)}</code>,
    tight: true,
    wideOnly: true,
  },
]

/** Who did it, and the way to all that they did. */
function Who({ row }: { row: Line }) {
  const { staff_id, doctor_id } = row
  if (staff_id === null && doctor_id === null) return actorOf(row)
  return (
    <Link
      className={link}
      to={address('/desk/audit', doctor_id === null ? { staff_id: staff_id ?? '' } : { doctor_id })}
    >
      {actorOf(row)}
    </Link>
  )
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame note="每一次操作一行，只增不改；点人或对象，看他或它的全部记录。" aside={<CheckChain />}>
      <DataTable
        view={view}
        loaded={loaderData}
        label="操作记录"
        columns={columns}
        keyOf={(row) => row.line_id}
        empty={<Empty title="还没有操作记录" text="同事在这里改了什么、看了谁的资料，会逐条记下来。" />}
      />
    </DeskFrame>
  )
}
