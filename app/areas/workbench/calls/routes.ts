import { type Row, room } from '#app/route-table.ts'

const page = room('workbench/calls')

export const rows: readonly Row[] = [
  { id: 'workbench-calls', path: '/workbench/calls', file: page('calls'), title: '视频和电话', doctor: true },
  { id: 'workbench-call', path: '/workbench/call', file: page('call'), title: '通话', doctor: true },
  {
    id: 'workbench-call-hours',
    path: '/workbench/call-hours',
    file: page('call-hours'),
    title: '约定通话的时间',
    doctor: true,
  },
]
