import { type Row, room } from '#app/route-table.ts'

const page = room('records/daily')

export const rows: readonly Row[] = [
  { id: 'records-daily', path: '/records/daily', file: page('daily'), title: '日常记录', login: true },
]
