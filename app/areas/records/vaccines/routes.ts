import { type Row, room } from '#app/route-table.ts'

const page = room('records/vaccines')

export const rows: readonly Row[] = [
  { id: 'records-vaccines', path: '/records/vaccines', file: page('vaccines'), title: '疫苗接种', login: true },
]
