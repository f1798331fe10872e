import { type Row, room } from '#app/route-table.ts'

const page = room('activities/lottery')

export const rows: Row[] = [
  {
    id: 'R248',
    path: '/activity/lottery',
    file: page('lottery'),
    title: '幸运抽奖',
    shareable: true,
    query: ['act_id'],
  },
  { id: 'R249', path: '/activity/prizes', file: page('prizes'), title: '我的奖品', login: true, query: ['addressId'] },
]
