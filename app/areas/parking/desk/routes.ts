import { type Row, room } from '#app/route-table.ts'

const page = room('parking/desk')

export const rows: Row[] = [
  { id: 'desk-parking', path: '/desk/parking', file: page('parking'), title: '停车', staff: true },
]
