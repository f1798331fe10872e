import { type Row, room } from '#app/route-table.ts'

const page = room('content/comments/desk')

export const rows: Row[] = [
  { id: 'desk-discussions', path: '/desk/discussions', file: page('discussions'), title: '评论和提问', staff: true },
  {
    id: 'desk-discussion',
    path: '/desk/discussions/detail',
    file: page('detail'),
    title: '评论详情',
    staff: true,
    query: ['comment_id'],
  },
  {
    id: 'desk-discussion-rules',
    path: '/desk/discussions/rules',
    file: page('rules'),
    title: '评论审核规则',
    staff: true,
  },
]
