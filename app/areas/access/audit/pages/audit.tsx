import { acts } from '#app/areas/access/staff/rules/acts.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskAuditList } from '../contract.ts'
import { AuditFilters, readAuditQuery } from '../parts/audit-filters.tsx'
import { Changes } from '../parts/changes.tsx'
import { CheckChain } from '../parts/check-chain.tsx'
import { rowKinds } from '../rules.ts'
import type { Route } from './+types/audit'

export { handle } from 'virtual:rows/desk-audit'

const load = async ({ callApi, query }: Loading) => {
  const chosen = readAuditQuery(query)
  return { chosen, lines: await callApi(deskAuditList, { ...chosen, page: maybeId(query, 'page') ?? 1 }) }
}
export const clientLoader = behindStaffGate(load)
type Line = CallOutput<typeof deskAuditList>['list'][number]

/** As tall as a finger where there is no mouse. */
const link =
  'inline-flex min-h-target min-w-target items-center underline-offset-2 hover:underline wide:min-h-0 wide:min-w-0'

/** Appointments have long ids: the beginning is enough to tell two lines apart, the link holds all of it. */
const shortId = (id: string) => (id.length > 10 ? `${id.slice(0, 6)}…` : id)

const columns: Column<Line>[] = [
  { head: '时间', cell: (row) => <span className="tabular-nums">{row.time.slice(5)}</span>, tight: true },
  {
    head: '谁',
    tight: true,
    cell: (row) => <Who row={row} />,
  },
  { head: '做了什么', cell: (row) => acts[row.act as keyof typeof acts] ?? row.act, tight: true },
  {
    head: '对象',
    tight: true,
    cell: (row) => (
      <Link className={link} to={address('/desk/audit', { kind: row.kind, row_id: row.row_id })}>
        {rowKinds[row.kind] ?? row.kind} {shortId(row.row_id)}
      </Link>
    ),
  },
  { head: '前后', cell: (row) => <Changes before={row.before} after={row.after} /> },
  { head: '追踪号', cell: (row) => <code className="text-12 text-ink-3">{row.traceid.slice(0, 8)}</code>, tight: true },
]

/** Somebody of staff, a doctor, or who was not signed in yet. */
function Who({ row: { staff_id, doctor_id, staff_name } }: { row: Line }) {
  if (doctor_id !== null)
    return (
      <Link className={link} to={address('/desk/audit', { doctor_id })}>
        {staff_name}（医生）
      </Link>
    )
  if (staff_id === null) return `（登录前）${staff_name}`
  return (
    <Link className={link} to={address('/desk/audit', { staff_id })}>
      {staff_name}
    </Link>
  )
}

export default function AuditPage({ loaderData: { chosen, lines } }: Route.ComponentProps) {
  return (
    <DeskFrame note="每一次操作一行，只增不改；点人或对象，看他或它的全部记录。" aside={<CheckChain />}>
      <AuditFilters key={JSON.stringify(chosen)} chosen={chosen} />
      <Table
        label="操作记录"
        columns={columns}
        rows={lines.list}
        keyOf={(row) => row.line_id}
        empty={<Empty drawing="search" title="没有符合条件的记录" text="换个条件，或清除条件看全部。" />}
      />
      <PageLinks page={lines.page} total={lines.total_page_num} />
    </DeskFrame>
  )
}
