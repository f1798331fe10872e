import { type Row, room } from '#app/route-table.ts'

const page = room('guahao/doctors/desk')

export const rows: Row[] = [
  {
    id: 'desk-employee-benefits',
    path: '/desk/employee-benefits',
    file: page('employee-benefits'),
    title: '员工免费问诊',
    staff: true,
  },
]
