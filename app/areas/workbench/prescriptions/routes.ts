import { type Row, room } from '#app/route-table.ts'

const page = room('workbench/prescriptions')

export const rows: Row[] = [
  {
    id: 'workbench-prescriptions',
    path: '/workbench/prescriptions',
    file: page('prescriptions'),
    title: '开处方',
    doctor: true,
  },
]
