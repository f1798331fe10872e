import { PlusIcon } from 'lucide-react'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { offlineTones } from '../../cards/offline-card.tsx'
import { eventSorts } from '../../rules.ts'
import { deskOffline, deskOfflineExport } from '../contract.ts'
import type { Route } from './+types/offline'

export { handle } from 'virtual:rows/desk-offline'

const view = listView({
  call: deskOffline,
  file: deskOfflineExport,
  noun: '活动',
  search: '搜活动、科室或地点',
  sorts: eventSorts,
  filters: { list: { as: 'tabs', label: '活动', words: { coming: '要办的', over: '办完的', off: '取消的' } } },
})
export const clientLoader = behindStaffGate(loadList(view))
type Row = CallOutput<typeof deskOffline>['list'][number]

const columns: Column<Row>[] = [
  {
    head: '活动',
    cell: ({ event_id, title }) => (
      <Link
        to={address('/desk/offline/one', { event_id })}
        className="inline-flex min-h-target items-center font-medium text-accent-ink"
      >
        {title}
      </Link>
    ),
  },
  {
    head: '时间',
    cell: ({ begin_time, end_time }) => `${shortTime(begin_time)}–${end_time.slice(11, 16)}`,
    tight: true,
    sort: 'begin',
  },
  { head: '科室与地点', cell: ({ dep_name, place }) => `${dep_name} · ${place}` },
  {
    head: '名额',
    cell: ({ taken_num, total_num }) => `${taken_num} / ${total_num}`,
    numeric: true,
    tight: true,
    sort: 'taken',
  },
  { head: '候补', cell: ({ waiting_num }) => waiting_num, numeric: true, tight: true },
  {
    head: '状态',
    cell: ({ status, status_desc }) => <Tag tone={offlineTones[status]}>{status_desc}</Tag>,
    tight: true,
  },
]

export default function DeskOfflinePage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame
      note="点活动名字看报名的人、签到和发通知。满员后自动排候补，有人取消会按先后通知。"
      aside={
        <ButtonLink size="small" to="/desk/offline/edit">
          <PlusIcon />
          新增活动
        </ButtonLink>
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="线下活动"
        columns={columns}
        keyOf={({ event_id }) => event_id}
        empty={<Empty drawing="calendar" title="这里还没有活动" text="新增后患者马上可以报名。" />}
      />
    </DeskFrame>
  )
}
