import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Empty } from '#kit/ui/empty.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskOutsideTroubles, deskOutsideTroublesExport } from '../contract.ts'
import { OperationTabs } from '../parts/operation-tabs.tsx'
import { failCodeWords, troubleSorts } from '../rules.ts'
import type { Route } from './+types/outside-troubles'

export { handle } from 'virtual:rows/desk-outside-troubles'

const view = listView({
  call: deskOutsideTroubles,
  file: deskOutsideTroublesExport,
  noun: '外部服务的失败',
  search: '搜服务、操作、代码',
  sorts: troubleSorts,
  filters: { from: { as: 'day', label: '从' }, to: { as: 'day', label: '到' } },
})
export const clientLoader = behindStaffGate(loadList(view))
type Trouble = CallOutput<typeof deskOutsideTroubles>['list'][number]

const columns: Column<Trouble>[] = [
  { head: '服务', cell: (row) => row.service_name },
  { head: '操作', cell: (row) => row.action, tight: true },
  { head: '代码', cell: (row) => failCodeWords(row.fail_code) },
  { head: '日期', cell: (row) => row.day, tight: true },
  { head: '次数', cell: (row) => row.times, numeric: true, tight: true, sort: 'times' },
  { head: '最近一次', cell: (row) => shortTime(row.last_time), tight: true, sort: 'last_time' },
]

export default function OutsideTroublesPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame
      title="运行与任务"
      note="短信、支付、通知、存储等外部服务拒绝了什么，或没有回答；代码是对方的，“没等到回答”是对方一直没有回应。一天里同样的合成一行，存 30 天。"
    >
      <OperationTabs at="/desk/outside-troubles" />
      <DataTable
        view={view}
        loaded={loaderData}
        label="外部服务"
        columns={columns}
        keyOf={(row) => row.trouble_id}
        empty={<Empty title="外部服务都正常" text="最近 30 天没有被拒绝，也没有不回答的。" />}
      />
    </DeskFrame>
  )
}
