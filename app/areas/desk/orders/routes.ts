import { type Row, room } from '#app/route-table.ts'

const page = room('desk/orders')

export const rows: Row[] = [
  { id: 'desk-orders', path: '/desk/orders', file: page('orders'), title: '商城订单', staff: true },
  { id: 'desk-orders-find', path: '/desk/orders/find', file: page('find'), title: '订单查询', staff: true },
  {
    id: 'desk-order',
    path: '/desk/orders/detail',
    file: page('detail'),
    title: '订单详情',
    staff: true,
    query: ['order_id'],
  },
]
