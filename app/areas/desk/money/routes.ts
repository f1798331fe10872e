import { type Row, room } from '#app/route-table.ts'

const page = room('desk/money')

export const rows: Row[] = [
  { id: 'desk-money', path: '/desk/money', file: page('money'), title: '对账与退款', staff: true },
  { id: 'desk-bill', path: '/desk/bill', file: page('bill'), title: '账单', staff: true },
]
