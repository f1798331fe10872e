import { type Row, room } from '#app/route-table.ts'

const page = room('guahao/booking')

export const rows: readonly Row[] = [
  { id: 'R217', path: '/guahao/confirm', file: page('confirm'), title: '确认预约', login: true },
  { id: 'R218', path: '/guahao/success', file: page('success'), title: '预约结果', login: true },
  { id: 'R219', path: '/guahao/orderlist', file: page('orderlist'), title: '我的预约', login: true },
  { id: 'R220', path: '/guahao/orderdetail', file: page('orderdetail'), title: '预约详情', login: true },
  { id: 'guahao-reschedule', path: '/guahao/reschedule', file: page('reschedule'), title: '改约', login: true },
  {
    id: 'guahao-receipt',
    path: '/guahao/receipt',
    file: page('receipt'),
    title: '挂号费收据',
    login: true,
    query: ['order_id'],
  },
  { id: 'guahao-guest', path: '/guahao/guest', file: page('guest'), title: '家人的就诊', notJump: true },
  { id: 'guahao-receipts', path: '/guahao/receipts', file: page('receipts'), title: '挂号费收据', login: true },
]
