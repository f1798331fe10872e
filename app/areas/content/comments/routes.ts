import { type Row, room } from '#app/route-table.ts'

const page = room('content/comments')

export const rows: readonly Row[] = [
  {
    id: 'content-comments',
    path: '/article/comments',
    file: page('comments'),
    title: '大家说',
    query: ['kind', 'id', 'comment_id'],
    names: ['kind', 'id'],
  },
]
