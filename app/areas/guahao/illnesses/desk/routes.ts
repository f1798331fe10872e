import { type Row, room } from '#app/route-table.ts'

const page = room('guahao/illnesses/desk')

export const rows: Row[] = [
  { id: 'desk-illnesses', path: '/desk/illnesses', file: page('illnesses'), title: '疾病和症状', staff: true },
]
