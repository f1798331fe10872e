import { type Row, room } from '#app/route-table.ts'

const page = room('desk/schedules')

export const rows: Row[] = [
  { id: 'desk-plans', path: '/desk/plans', file: page('plans'), title: '排班', staff: true },
  { id: 'desk-week', path: '/desk/week', file: page('week'), title: '科室一周', staff: true },
  { id: 'desk-exceptions', path: '/desk/exceptions', file: page('exceptions'), title: '例外与假日', staff: true },
]
