import { type Row, room } from '#app/route-table.ts'

const page = room('membership/desk')

export const rows: Row[] = [
  { id: 'desk-member-levels', path: '/desk/membership/levels', file: page('levels'), title: '会员等级', staff: true },
]
