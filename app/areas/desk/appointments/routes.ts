import { type Row, room } from '#app/route-table.ts'

const page = room('desk/appointments')

export const rows: readonly Row[] = [
  { id: 'desk-appointments', path: '/desk/appointments', file: page('appointments'), title: '到院预约', staff: true },
  {
    id: 'desk-appointment-plans',
    path: '/desk/appointment-plans',
    file: page('appointment-plans'),
    title: '预约时间表',
    staff: true,
  },
]
