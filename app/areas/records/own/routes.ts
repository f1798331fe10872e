import { type Row, room } from '#app/route-table.ts'

const page = room('records/own')

export const rows: readonly Row[] = [
  { id: 'records-own', path: '/records/own', file: page('own'), title: '我的健康档案', login: true },
  { id: 'records-entry', path: '/records/own/entry', file: page('entry'), title: '写一条', login: true },
  { id: 'records-measures', path: '/records/own/measures', file: page('measures'), title: '测量', login: true },
]
