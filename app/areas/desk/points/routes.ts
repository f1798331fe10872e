import { type Row, room } from '#app/route-table.ts'

const page = room('desk/points')

export const rows: Row[] = [
  { id: 'desk-points', path: '/desk/points', file: page('points'), title: '积分商品', staff: true },
  { id: 'desk-points-orders', path: '/desk/points/orders', file: page('orders'), title: '积分兑换', staff: true },
]
