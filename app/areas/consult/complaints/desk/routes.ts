import { type Row, room } from '#app/route-table.ts'

const page = room('consult/complaints/desk')

export const rows: Row[] = [
  { id: 'desk-complaints', path: '/desk/complaints', file: page('complaints'), title: '问诊投诉', staff: true },
]
