import { type Row, room } from '#app/route-table.ts'

const page = room('workbench/schedule')

export const rows: Row[] = [
  { id: 'workbench-schedule', path: '/workbench/schedule', file: page('schedule'), title: '出诊', doctor: true },
]
