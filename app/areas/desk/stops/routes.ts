import { type Row, room } from '#app/route-table.ts'

const page = room('desk/stops')

export const rows: Row[] = [
  { id: 'desk-stops', path: '/desk/stops', file: page('stops'), title: '停诊', staff: true },
  { id: 'desk-stop', path: '/desk/stop', file: page('stop'), title: '停诊', staff: true },
  { id: 'desk-stopped', path: '/desk/stopped', file: page('stopped'), title: '停诊跟进', staff: true },
]
