import { type Row, room } from '#app/route-table.ts'

const page = room('pay')

export const rows: readonly Row[] = [
  { id: 'pay-index', path: '/pay/index', file: page('index'), title: '支付', login: true, loading: true },
]
