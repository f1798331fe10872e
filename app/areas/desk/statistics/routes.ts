import { type Row, room } from '#app/route-table.ts'

const page = room('desk/statistics')

export const rows: Row[] = [
  { id: 'desk-statistics', path: '/desk/statistics', file: page('statistics'), title: '统计', staff: true },
]
