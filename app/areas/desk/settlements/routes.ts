import { type Row, room } from '#app/route-table.ts'

const page = room('desk/settlements')

export const rows: Row[] = [
  { id: 'desk-settlements', path: '/desk/settlements', file: page('settlements'), title: '结算与付款', staff: true },
  { id: 'desk-settlement', path: '/desk/settlement', file: page('settlement'), title: '结算单', staff: true },
  {
    id: 'desk-settlement-terms',
    path: '/desk/settlement-terms',
    file: page('settlement-terms'),
    title: '分成与费率',
    staff: true,
  },
]
