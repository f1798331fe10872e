import { type Row, room } from '#app/route-table.ts'

const page = room('records/home')

export const rows: readonly Row[] = [
  { id: 'R232', path: '/records/index', file: page('records'), title: '健康档案', login: true },
  { id: 'R233', path: '/records/edit', file: page('edit'), title: '填写档案', login: true },
]
