import { StateTags } from '#app/areas/guahao/comments/cards/state-tags.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskLists, managedSorts } from '../../rules/desk-lists.ts'
import { subjectWords } from '../../rules.ts'
import { deskDiscussions, deskDiscussionsExport } from '../contract.ts'
import type { Route } from './+types/discussions'

export { handle } from 'virtual:rows/desk-discussions'

const view = listView({
  call: deskDiscussions,
  file: deskDiscussionsExport,
  noun: '评论',
  search: '搜评论内容、昵称',
  sorts: managedSorts,
  filters: {
    list: { as: 'tabs', label: '评论和提问', words: deskLists },
    kind: { as: 'select', label: '评论的是', words: subjectWords },
    from: { as: 'day', label: '评论从' },
    to: { as: 'day', label: '到' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))

const columns: Column<CallOutput<typeof deskDiscussions>['list'][number]>[] = [
  { head: '时间', cell: (row) => row.add_time.slice(0, 16), tight: true, sort: 'add_time' },
  { head: '评论的是', cell: (row) => (row.answers ? `${row.kind_name}下的回复` : row.kind_name) },
  { head: '评论', cell: (row) => (row.content ? `${row.user_name}：${row.content}` : '（已删除）') },
  { head: '状态', cell: (row) => <StateTags comment={row} /> },
  {
    head: '操作',
    bare: true,
    tight: true,
    cell: ({ comment_id }) => (
      <ButtonLink kind="secondary" size="small" to={address('/desk/discussions/detail', { comment_id })}>
        查看处理
      </ButtonLink>
    ),
  },
]

export default function DeskDiscussionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame
      note="没看过的先不展示；不合适的告诉作者原因。问商品的，打开后回答，大家都能看到。问病的请引导就诊，不在评论里下诊断。"
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/discussions/rules">
          审核规则
        </ButtonLink>
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="评论和提问"
        columns={columns}
        keyOf={(row) => row.comment_id}
        isMarked={(row) => row.is_late === 1}
        empty={<Empty drawing="message" title="没有评论" text="待审核的、被举报的评论会先到“待处理”。" />}
      />
    </DeskFrame>
  )
}
