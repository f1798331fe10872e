import { type Row, room } from '#app/route-table.ts'

const page = room('workbench/family')

export const rows: Row[] = [
  { id: 'workbench-family', path: '/workbench/family', file: page('family'), title: '家庭医生', doctor: true },
  { id: 'workbench-resident', path: '/workbench/resident', file: page('resident'), title: '居民', doctor: true },
]
