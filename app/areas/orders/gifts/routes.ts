import { type Row, room } from '#app/route-table.ts'

const page = room('orders/gifts')

export const rows: readonly Row[] = [
  { id: 'R211', path: '/account/giftorders', file: page('giftorders'), title: '礼物订单', login: true },
]
