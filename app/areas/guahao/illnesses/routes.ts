import { type Row, room } from '#app/route-table.ts'

const page = room('guahao/illnesses')

export const rows: Row[] = [
  { id: 'R004', path: '/searchDisease', file: page('search-disease'), title: '按疾病找医生', query: ['keyword'] },
]
