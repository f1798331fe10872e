import { type Row, room } from '#app/route-table.ts'

const page = room('records/cycle')

export const rows: readonly Row[] = [
  { id: 'records-cycle', path: '/records/cycle', file: page('cycle'), title: '周期', login: true },
]
