import { type Row, room } from '#app/route-table.ts'

const page = room('orders/refunds')

export const rows: readonly Row[] = [
  { id: 'R051', path: '/health/refund', file: page('refund'), title: '申请退款' },
  { id: 'R050', path: '/health/refund_old', file: page('refund-old'), title: '整单退款' },
  { id: 'R052', path: '/health/refundresult', file: page('refundresult'), title: '退款申请' },
  { id: 'R053', path: '/health/refundprogress', file: page('refundprogress'), title: '退款进度' },
  { id: 'R054', path: '/health/aftersale', file: page('aftersale'), title: '申请退货' },
  { id: 'R055', path: '/health/aftersaleresult', file: page('aftersaleresult'), title: '退货进度' },
  { id: 'R062', path: '/health/apprefund', file: page('apprefund'), title: '订单退款' },
  { id: 'R063', path: '/health/apprefundresult', file: page('apprefundresult'), title: '退款结果' },
  { id: 'R065', path: '/health/refundList', file: page('refund-list'), title: '退款/售后' },
  { id: 'R067', path: '/health/orderapply', file: page('orderapply'), title: '申请售后', login: true },
]
