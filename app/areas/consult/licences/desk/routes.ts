import { type Row, room } from '#app/route-table.ts'

const page = room('consult/licences/desk')

export const rows: Row[] = [
  { id: 'desk-licences', path: '/desk/licences', file: page('licences'), title: '执业证书', staff: true },
  { id: 'desk-licences-one', path: '/desk/licences/one', file: page('one'), title: '执业证书', staff: true },
  { id: 'desk-licences-enter', path: '/desk/licences/enter', file: page('enter'), title: '登记执业证书', staff: true },
]
