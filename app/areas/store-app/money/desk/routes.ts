import { type Row, room } from '#app/route-table.ts'

const page = room('store-app/money/desk')

export const rows: Row[] = [
  { id: 'desk-store-cash', path: '/desk/store/cash', file: page('cash'), title: '门店提现', staff: true },
]
