import { type Row, room } from '#app/route-table.ts'

const page = room('activities/entries/desk')

export const rows: Row[] = [
  { id: 'desk-bank-visits', path: '/desk/bank-visits', file: page('bank-visits'), title: '银行预约', staff: true },
  { id: 'desk-banks', path: '/desk/banks', file: page('banks'), title: '预约银行', staff: true },
  {
    id: 'desk-family-feedback',
    path: '/desk/family-feedback',
    file: page('family-feedback'),
    title: '家庭活动反馈',
    staff: true,
  },
]
