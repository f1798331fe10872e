import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { StateTags } from '../../cards/state-tags.tsx'
import { deskLists, managedSorts } from '../../rules/desk-lists.ts'
import { deskComments, deskCommentsExport } from '../contract.ts'
import type { Route } from './+types/comments'

export { handle } from 'virtual:rows/desk-comments'

const view = listView({
  call: deskComments,
  file: deskCommentsExport,
  noun: '评价',
  search: '搜评价内容、医生',
  sorts: managedSorts,
  filters: {
    list: { as: 'tabs', label: '患者评价', words: deskLists },
    stars: {
      as: 'select',
      label: '星级',
      words: { 1: '1 星', 2: '2 星', 3: '3 星', 4: '4 星', 5: '5 星' },
    },
    from: { as: 'day', label: '评价从' },
    to: { as: 'day', label: '到' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))

const columns: Column<CallOutput<typeof deskComments>['list'][number]>[] = [
  { head: '时间', cell: (row) => row.add_time.slice(0, 16), tight: true, sort: 'add_time' },
  { head: '评价的是', cell: (row) => row.about },
  { head: '评分', cell: (row) => `${row.score} 星`, tight: true, sort: 'stars' },
  { head: '评价', cell: (row) => `${row.user_name}：${row.content}` },
  { head: '状态', cell: (row) => <StateTags comment={row} /> },
  {
    head: '操作',
    bare: true,
    tight: true,
    cell: ({ comment_id }) => (
      <ButtonLink kind="secondary" size="small" to={address('/desk/comments/detail', { comment_id })}>
        查看处理
      </ButtonLink>
    ),
  },
]

export default function DeskCommentsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame
      note="不合适的隐藏并告诉作者原因；批评的话不隐藏，回复它。"
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/comments/rules">
          审核规则
        </ButtonLink>
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="患者评价"
        columns={columns}
        keyOf={(row) => row.comment_id}
        isMarked={(row) => row.is_late === 1}
        empty={<Empty drawing="message" title="没有评价" text="待审核的、被举报的评价会先到“待处理”。" />}
      />
    </DeskFrame>
  )
}
