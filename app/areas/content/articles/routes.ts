import { type Row, room } from '#app/route-table.ts'

const page = room('content/articles')

export const rows: Row[] = [
  {
    id: 'R241',
    path: '/news/index',
    file: page('index'),
    title: '健康资讯',
    keepAlive: true,
    query: ['list', 'cat_id', 'doctor_id'],
  },
  { id: 'R242', path: '/article/detail', file: page('detail'), title: '健康科普', shareable: true, query: ['id'] },
]
