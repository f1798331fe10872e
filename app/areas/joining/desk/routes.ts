import { type Row, room } from '#app/route-table.ts'

const page = room('joining/desk')

export const rows: Row[] = [
  { id: 'desk-joining', path: '/desk/joining', file: page('joining'), title: '入驻审核', staff: true },
  { id: 'desk-joining-one', path: '/desk/joining/one', file: page('one'), title: '审核一份申请', staff: true },
  { id: 'desk-opening', path: '/desk/opening', file: page('opening'), title: '开业准备', staff: true },
]
