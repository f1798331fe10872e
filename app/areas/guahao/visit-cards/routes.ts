import { type Row, room } from '#app/route-table.ts'

const page = room('guahao/visit-cards')

export const rows: readonly Row[] = [
  { id: 'visit-cards', path: '/account/visitcards', file: page('visit-cards'), title: '就诊卡', login: true },
]
