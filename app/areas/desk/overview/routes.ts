import { type Row, room } from '#app/route-table.ts'

const page = room('desk/overview')

export const rows: Row[] = [
  { id: 'desk-overview', path: '/desk/overview', file: page('overview'), title: '今日概览', staff: true },
]
