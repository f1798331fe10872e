import { type Row, room } from '#app/route-table.ts'

const page = room('desk/orders')

export const rows: Row[] = [
  { id: 'desk-orders', path: '/desk/orders', file: page('orders'), title: '商城订单', staff: true },
]
