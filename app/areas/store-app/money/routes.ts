import { type Row, room } from '#app/route-table.ts'

const page = room('store-app/money')

export const rows: Row[] = [
  { id: 'R264', path: '/store/capital', file: page('capital'), title: '资金明细', notJump: true, store: 'capital' },
  { id: 'R265', path: '/store/cash', file: page('cash'), title: '提现', notJump: true, store: 'cash', query: ['id'] },
  { id: 'R266', path: '/store/recharge', file: page('recharge'), title: '充值记录', notJump: true, store: 'recharge' },
]
