import { type Row, room } from '#app/route-table.ts'

const page = room('desk/freight')

export const rows: Row[] = [
  { id: 'desk-freight', path: '/desk/freight', file: page('freight'), title: '运费模板', staff: true },
]
