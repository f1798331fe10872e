import { type Row, room } from '#app/route-table.ts'

const page = room('orders/refunds/desk')

export const rows: Row[] = [
  { id: 'desk-refunds', path: '/desk/refunds', file: page('refunds'), title: '退款/售后', staff: true },
]
