import { type Row, room } from '#app/route-table.ts'

const page = room('activities/entries')

export const rows: readonly Row[] = [
  { id: 'bank-visit', path: '/activity/bank', file: page('bank'), title: '银行预约', login: true },
  {
    id: 'family-feedback',
    path: '/activity/familyfeedback',
    file: page('familyfeedback'),
    title: '家庭活动反馈',
    login: true,
  },
]
