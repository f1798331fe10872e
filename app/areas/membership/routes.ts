import { type Row, room } from '#app/route-table.ts'

const page = room('membership')

export const rows: readonly Row[] = [
  { id: 'R236', path: '/member/index', file: page('index'), title: '会员中心', login: true },
  { id: 'R237', path: '/member/combo', file: page('combo'), title: '开通会员', query: ['combo_id'] },
  { id: 'R238', path: '/member/activation', file: page('activation'), title: '激活与兑换', login: true },
  { id: 'R239', path: '/member/benefit', file: page('benefit'), title: '会员权益', query: ['benefit_id'] },
  { id: 'R240', path: '/member/appointments', file: page('appointments'), title: '权益预约', login: true },
]
