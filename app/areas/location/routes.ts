import { type Row, room } from '#app/route-table.ts'

const page = room('location')

export const rows: Row[] = [
  { id: 'R003', path: '/city/index', file: page('index'), title: '选择城市', query: ['keyword'] },
]
