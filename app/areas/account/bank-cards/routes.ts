import { type Row, room } from '#app/route-table.ts'

const page = room('account/bank-cards')

export const rows: readonly Row[] = [
  { id: 'R206', path: '/account/bankcards', file: page('bankcards'), title: '银行卡', login: true },
]
