import { type Row, room } from '#app/route-table.ts'

const page = room('access/audit')

export const rows: Row[] = [
  { id: 'desk-audit', path: '/desk/audit', file: page('audit'), title: '操作记录', staff: true },
]
