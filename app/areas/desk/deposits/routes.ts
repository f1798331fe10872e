import { type Row, room } from '#app/route-table.ts'

const page = room('desk/deposits')

export const rows: Row[] = [
  { id: 'desk-deposits', path: '/desk/deposits', file: page('deposits'), title: '存入银行', staff: true },
]
