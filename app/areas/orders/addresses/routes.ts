import { type Row, room } from '#app/route-table.ts'

const page = room('orders/addresses')

export const rows: readonly Row[] = [
  { id: 'R047', path: '/health/addressmanage', file: page('addressmanage'), title: '收货地址' },
  { id: 'R048', path: '/health/addressedit', file: page('addressedit'), title: '编辑地址' },
  { id: 'R049', path: '/health/addressselect', file: page('addressselect'), title: '选择地址' },
]
