import { type Row, room } from '#app/route-table.ts'

const page = room('desk/adverts')

export const rows: Row[] = [
  { id: 'desk-adverts', path: '/desk/adverts', file: page('adverts'), title: '商城广告', staff: true },
]
