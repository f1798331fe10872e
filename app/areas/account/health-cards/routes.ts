import { type Row, room } from '#app/route-table.ts'

const page = room('account/health-cards')

export const rows: readonly Row[] = [
  { id: 'R005', path: '/healthyCardHeal', file: page('healthy-card-heal'), title: '电子健康卡' },
]
