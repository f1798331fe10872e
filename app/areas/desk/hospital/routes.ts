import { type Row, room } from '#app/route-table.ts'

const page = room('desk/hospital')

export const rows: Row[] = [
  { id: 'desk-hospital', path: '/desk/hospital', file: page('hospital'), title: '医院设置', staff: true },
]
