import { type Row, room } from '#app/route-table.ts'

const page = room('desk/patients')

export const rows: Row[] = [
  { id: 'desk-patients', path: '/desk/patients', file: page('patients'), title: '患者', staff: true },
  { id: 'desk-patient', path: '/desk/patient', file: page('patient'), title: '患者档案', staff: true },
]
