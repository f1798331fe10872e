import { type Row, room } from '#app/route-table.ts'

const page = room('desk/membership')

export const rows: readonly Row[] = [
  { id: 'desk-membership', path: '/desk/membership', file: page('membership'), title: '会员', staff: true },
]
