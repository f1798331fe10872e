import { type Row, room } from '#app/route-table.ts'

const page = room('desk/standards')

export const rows: Row[] = [
  { id: 'desk-standards', path: '/desk/standards', file: page('standards'), title: '标准与程序', staff: true },
]
