import { type Row, room } from '#app/route-table.ts'

const page = room('desk/masters')

export const rows: Row[] = [
  { id: 'desk-hospitals', path: '/desk/hospitals', file: page('hospitals'), title: '医院资料', staff: true },
  {
    id: 'desk-hospitals-hospital',
    path: '/desk/hospitals/hospital',
    file: page('hospital'),
    title: '医院资料',
    staff: true,
  },
  { id: 'desk-departments', path: '/desk/departments', file: page('departments'), title: '科室', staff: true },
  { id: 'desk-catalogue', path: '/desk/catalogue', file: page('catalogue'), title: '科室目录', staff: true },
  { id: 'desk-cities', path: '/desk/cities', file: page('cities'), title: '城市', staff: true },
  { id: 'desk-doctors', path: '/desk/doctors', file: page('doctors'), title: '医生', staff: true },
  { id: 'desk-doctors-doctor', path: '/desk/doctors/doctor', file: page('doctor'), title: '医生资料', staff: true },
]
