import { type Row, room } from '#app/route-table.ts'

const page = room('orders/logistics')

export const rows: readonly Row[] = [
  { id: 'R031', path: '/health/logistics', file: page('logistics'), title: '物流详情', login: true },
  { id: 'R064', path: '/health/applogisticsdetail', file: page('applogisticsdetail'), title: '包裹物流' },
]
