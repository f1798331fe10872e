import { type Row, room } from '#app/route-table.ts'

const page = room('records/growth')

export const rows: readonly Row[] = [
  { id: 'records-growth', path: '/records/growth', file: page('growth'), title: '成长曲线', login: true },
]
