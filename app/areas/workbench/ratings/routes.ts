import { type Row, room } from '#app/route-table.ts'

const page = room('workbench/ratings')

export const rows: Row[] = [
  { id: 'workbench-ratings', path: '/workbench/ratings', file: page('ratings'), title: '评价', doctor: true },
]
