import { type Row, room } from '#app/route-table.ts'

const page = room('guahao/comments/desk')

export const rows: Row[] = [
  { id: 'desk-comments', path: '/desk/comments', file: page('comments'), title: '患者评价', staff: true },
  {
    id: 'desk-comment',
    path: '/desk/comments/detail',
    file: page('detail'),
    title: '评价详情',
    staff: true,
    query: ['comment_id'],
  },
  { id: 'desk-comment-rules', path: '/desk/comments/rules', file: page('rules'), title: '评价审核规则', staff: true },
]
