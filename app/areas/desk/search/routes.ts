import { type Row, room } from '#app/route-table.ts'

const page = room('desk/search')

export const rows: Row[] = [
  { id: 'desk-search', path: '/desk/search', file: page('search'), title: '搜索', staff: true },
]
