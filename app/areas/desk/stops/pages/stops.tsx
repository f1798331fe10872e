import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskStopList, deskStopRequests } from '../contract.ts'
import { StopRequests } from '../parts/stop-requests.tsx'
import type { Route } from './+types/stops'

export { handle } from 'virtual:rows/desk-stops'

const load = async ({ callApi, query }: Loading) => {
  const [stops, requests] = await Promise.all([
    callApi(deskStopList, { page: maybeId(query, 'page') ?? 1 }),
    callApi(deskStopRequests, {}),
  ])
  return { ...stops, requests: requests.list }
}
export const clientLoader = behindStaffGate(load)
const columns: Column<CallOutput<typeof deskStopList>['list'][number]>[] = [
  { head: '医生', cell: (row) => row.doctor_name },
  { head: '科室', cell: (row) => row.dep_name },
  { head: '门诊', cell: (row) => `${row.date} ${row.half_name}` },
  { head: '原因', cell: (row) => row.reason },
  { head: '通知', cell: (row) => `${row.told_num} 人`, numeric: true },
  { head: '已读', cell: (row) => `${row.acknowledged_num} 人`, numeric: true },
  {
    head: '结果',
    cell: (row) =>
      row.open_num > 0 ? <Tag tone="warning">{row.open_num} 人待选择</Tag> : <Tag tone="success">都处理好了</Tag>,
  },
  {
    head: '操作',
    bare: true,
    cell: (row) => (
      <ButtonLink kind="secondary" size="small" to={address('/desk/stopped', { stop_id: row.stop_id })}>
        {row.open_num > 0 ? '跟进' : '查看'}
      </ButtonLink>
    ),
  },
]

export default function StopsPage({ loaderData: { list, page, total_page_num, requests } }: Route.ComponentProps) {
  return (
    <DeskFrame note="停诊从门诊或排班里发起；这里看通知到了谁、怎么选的、退款了没有。">
      <StopRequests requests={requests} />
      <Table
        label="停诊"
        columns={columns}
        rows={list}
        keyOf={(row) => row.stop_id}
        empty={
          <Empty
            drawing="calendar"
            title="还没有停过诊"
            text="医生来不了时，在“排班”里找到那个门诊，点“停诊”。"
            action={
              <ButtonLink kind="secondary" to="/desk/plans">
                去排班
              </ButtonLink>
            }
          />
        }
      />
      <PageLinks page={page} total={total_page_num} />
    </DeskFrame>
  )
}
