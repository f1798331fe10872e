import { type Row, room } from '#app/route-table.ts'

const page = room('emergencies/desk')

export const rows: Row[] = [
  { id: 'desk-emergencies', path: '/desk/emergencies', file: page('emergencies'), title: '急症提示', staff: true },
]
