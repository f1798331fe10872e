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
  {
    id: 'workbench-visit-prescriptions',
    path: '/workbench/visit-prescriptions',
    file: page('visit-prescriptions'),
    title: '门诊处方',
    doctor: true,
  },
]
