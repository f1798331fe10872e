import { type Row, room } from '#app/route-table.ts'

const page = room('records/pregnancy')

export const rows: readonly Row[] = [
  { id: 'records-pregnancy', path: '/records/pregnancy', file: page('pregnancy'), title: '怀孕', login: true },
  { id: 'records-counters', path: '/records/counters', file: page('counters'), title: '数胎动和宫缩', login: true },
  { id: 'records-birth', path: '/records/birth', file: page('birth'), title: '宝宝出生了', login: true },
  { id: 'records-ended', path: '/records/ended', file: page('ended'), title: '怀孕记录', login: true },
]
