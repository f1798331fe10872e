import { type Row, room } from '#app/route-table.ts'

const page = room('records/papers')

export const rows: readonly Row[] = [
  { id: 'records-paper', path: '/records/paper', file: page('paper'), title: '给医生看的一页', login: true },
]
