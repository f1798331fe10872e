import { type Row, room } from '#app/route-table.ts'

const page = room('workbench/income')

export const rows: Row[] = [
  { id: 'workbench-income', path: '/workbench/income', file: page('income'), title: '收入', doctor: true },
]
