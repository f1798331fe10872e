import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { applicationSorts } from '../../rules.ts'
import { deskJoining, deskJoiningExport } from '../contract.ts'
import type { Route } from './+types/joining'

export { handle } from 'virtual:rows/desk-joining'

const view = listView({
  call: deskJoining,
  file: deskJoiningExport,
  noun: '申请',
  search: '搜机构名称、信用代码或联系人',
  sorts: applicationSorts,
  filters: { list: { as: 'tabs', label: '申请', words: { waiting: '待审核', approved: '已通过', refused: '未通过' } } },
})
export const clientLoader = behindStaffGate(loadList(view))
type Row = CallOutput<typeof deskJoining>['list'][number]

const columns: Column<Row>[] = [
  {
    head: '机构',
    cell: ({ application_id, unit_name }) => (
      <Link
        to={address('/desk/joining/one', { application_id })}
        className="inline-flex min-h-target items-center font-medium text-accent-ink"
      >
        {unit_name}
      </Link>
    ),
  },
  { head: '类型', cell: ({ class_name, level_name }) => `${class_name} · ${level_name}` },
  { head: '联系人', cell: ({ contact }) => contact, tight: true },
  { head: '提交', cell: ({ send_time }) => shortTime(send_time), tight: true, sort: 'newest' },
  {
    head: '截止',
    cell: ({ deadline_time, working_deadline, is_overdue }) => (
      <span className={is_overdue === 1 ? 'font-medium text-danger' : undefined}>
        {working_deadline || shortTime(deadline_time)}
        {is_overdue === 1 && ' 已超时'}
      </span>
    ),
    tight: true,
  },
  {
    head: '状态',
    cell: ({ state, state_desc, waits_second }) => (
      <Tag tone={state === 'approved' ? 'accent' : state === 'refused' ? 'danger' : 'warning'}>
        {waits_second === 1 ? '等复审' : state_desc}
      </Tag>
    ),
    tight: true,
  },
]

export default function DeskJoiningPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame note="超时的排在最前，其次是等得最久的。通过要两个人：一位初审，另一位复审。">
      <DataTable
        view={view}
        loaded={loaderData}
        label="入驻申请"
        columns={columns}
        keyOf={({ application_id }) => application_id}
        empty={<Empty title="这里没有申请" text="医院提交申请后会出现在这里。" />}
      />
    </DeskFrame>
  )
}
