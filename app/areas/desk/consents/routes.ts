import { type Row, room } from '#app/route-table.ts'

const page = room('desk/consents')

export const rows: Row[] = [
  { id: 'desk-consents', path: '/desk/consents', file: page('consents'), title: '协议与政策', staff: true },
]
