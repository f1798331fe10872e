import { type Row, room } from '#app/route-table.ts'

const page = room('guahao/comments')

export const rows: Row[] = [
  {
    id: 'R221',
    path: '/comment/list',
    file: page('list'),
    title: '患者评价',
    query: ['kind', 'id', 'tag_id', 'comment_id'],
  },
]
