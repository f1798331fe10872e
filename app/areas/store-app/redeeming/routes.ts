import { type Row, room } from '#app/route-table.ts'

const page = room('store-app/redeeming')

export const rows: Row[] = [
  { id: 'R263', path: '/store/checks', file: page('checks'), title: '核销', notJump: true, store: 'checks' },
  {
    id: 'R267',
    path: '/store/order',
    file: page('order'),
    title: '订单',
    notJump: true,
    store: 'order',
    query: ['order_id'],
  },
]
