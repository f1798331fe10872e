import { type Row, room } from '#app/route-table.ts'

const page = room('orders/appointments')

export const rows: readonly Row[] = [
  { id: 'R018', path: '/health/appointmentTimeNew', file: page('appointment-time-new'), title: '预约服务时间' },
  { id: 'R019', path: '/health/appointmentTime', file: page('appointment-time'), title: '预约时间' },
  { id: 'R020', path: '/health/clinictime', file: page('clinictime'), title: '预约到院时间' },
  { id: 'R021', path: '/health/examineTime', file: page('examine-time'), title: '预约体检日期' },
  {
    id: 'R022',
    path: '/health/detectionAppointment',
    file: page('detection-appointment'),
    title: '预约检测',
    login: true,
  },
  { id: 'R029', path: '/health/reportDetail', file: page('report-detail'), title: '检查报告', login: true },
]
