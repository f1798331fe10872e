import { type Row, room } from '#app/route-table.ts'

const page = room('records/milestones')

export const rows: readonly Row[] = [
  { id: 'records-milestones', path: '/records/milestones', file: page('milestones'), title: '会做什么', login: true },
]
