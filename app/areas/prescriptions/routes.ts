import { type Row, room } from '#app/route-table.ts'

const page = room('prescriptions')

export const rows: Row[] = [
  {
    id: 'yiyao-prescriptions',
    path: '/yiyao/prescriptions',
    file: page('prescriptions'),
    title: '我的处方',
    login: true,
  },
  { id: 'yiyao-prescription', path: '/yiyao/prescription', file: page('prescription'), title: '处方', login: true },
  { id: 'yiyao-upload', path: '/yiyao/prescription/upload', file: page('upload'), title: '上传处方', login: true },
]
