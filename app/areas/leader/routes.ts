import { type Row, room } from '#app/route-table.ts'

const page = room('leader')

export const rows: Row[] = [
  {
    id: 'R256',
    path: '/leader/index',
    file: page('index'),
    title: '名医榜',
    shareable: true,
    query: ['id', 'city_id', 'ill_id'],
  },
]
