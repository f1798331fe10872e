import { type Row, room } from '#app/route-table.ts'

const page = room('parking')

export const rows: readonly Row[] = [
  { id: 'R259', path: '/park/index', file: page('index'), title: '停车', login: true, query: ['unit_id'] },
]
