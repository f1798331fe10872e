import { type Row, room } from '#app/route-table.ts'

const page = room('inquiry/desk')

export const rows: Row[] = [
  { id: 'desk-inquiries', path: '/desk/inquiries', file: page('inquiries'), title: '海外就医', staff: true },
  { id: 'desk-inquiries-one', path: '/desk/inquiries/one', file: page('one'), title: '海外就医跟进', staff: true },
  {
    id: 'desk-inquiries-terms',
    path: '/desk/inquiries/terms',
    file: page('terms'),
    title: '翻译术语',
    staff: true,
    query: ['language', 'keyword', 'sort', 'order', 'page'],
  },
  { id: 'desk-inquiries-rates', path: '/desk/inquiries/rates', file: page('rates'), title: '当日汇率', staff: true },
]
