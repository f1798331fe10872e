import { type Row, room } from '#app/route-table.ts'

const page = room('desk/prescriptions')

export const rows: Row[] = [
  {
    id: 'desk-prescriptions',
    path: '/desk/prescriptions',
    file: page('prescriptions'),
    title: '处方审核',
    staff: true,
  },
]
