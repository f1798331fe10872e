import { type Row, room } from '#app/route-table.ts'

const page = room('search')

export const rows: readonly Row[] = [
  {
    id: 'R247',
    path: '/search/index',
    file: page('index'),
    title: '搜索',
    query: ['keyword', 'word', 'type', 'level', 'sort'],
  },
]
