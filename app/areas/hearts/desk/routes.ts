import { type Row, room } from '#app/route-table.ts'

const page = room('hearts/desk')

export const rows: Row[] = [
  { id: 'desk-hearts', path: '/desk/hearts', file: page('hearts'), title: '患者心意', staff: true },
]
