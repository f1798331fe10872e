import { type Row, room } from '#app/route-table.ts'

const page = room('desk/journal')

export const rows: Row[] = [
  { id: 'desk-journal', path: '/desk/journal', file: page('journal'), title: '流水账', staff: true },
  { id: 'desk-payments', path: '/desk/payments', file: page('payments'), title: '收款', staff: true },
  {
    id: 'desk-payment-refunds',
    path: '/desk/payment-refunds',
    file: page('payment-refunds'),
    title: '退款',
    staff: true,
  },
  { id: 'desk-months', path: '/desk/months', file: page('months'), title: '月结', staff: true },
  { id: 'desk-month', path: '/desk/month', file: page('month'), title: '账期', staff: true },
]
