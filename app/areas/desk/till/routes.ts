import { type Row, room } from '#app/route-table.ts'

const page = room('desk/till')

export const rows: Row[] = [
  { id: 'desk-till', path: '/desk/till', file: page('till'), title: '收费班次', staff: true },
  { id: 'desk-shifts', path: '/desk/shifts', file: page('shifts'), title: '交班记录', staff: true },
  { id: 'desk-shift', path: '/desk/shift', file: page('shift'), title: '班次明细', staff: true },
]
