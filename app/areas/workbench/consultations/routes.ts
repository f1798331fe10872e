import { type Row, room } from '#app/route-table.ts'

const page = room('workbench/consultations')

export const rows: Row[] = [
  { id: 'workbench-asks', path: '/workbench/asks', file: page('asks'), title: '问诊', doctor: true },
  { id: 'workbench-services', path: '/workbench/services', file: page('services'), title: '问诊服务', doctor: true },
]
