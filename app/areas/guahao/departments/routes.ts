import { type Row, room } from '#app/route-table.ts'

const page = room('guahao/departments')

export const rows: Row[] = [
  { id: 'R127', path: '/unit/dep', file: page('dep'), title: '选择科室', query: ['unit_id', 'class_id'] },
]
