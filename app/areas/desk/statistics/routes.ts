import { type Row, room } from '#app/route-table.ts'

const page = room('desk/statistics')

export const rows: Row[] = [
  { id: 'desk-statistics', path: '/desk/statistics', file: page('statistics'), title: '统计', staff: true },
  {
    id: 'desk-statistics-consultations',
    path: '/desk/statistics/consultations',
    file: page('consultations'),
    title: '问诊统计',
    staff: true,
  },
  {
    id: 'desk-statistics-funnels',
    path: '/desk/statistics/funnels',
    file: page('funnels'),
    title: '漏斗统计',
    staff: true,
  },
  { id: 'desk-statistics-goods', path: '/desk/statistics/goods', file: page('goods'), title: '商品统计', staff: true },
  { id: 'desk-statistics-money', path: '/desk/statistics/money', file: page('money'), title: '资金统计', staff: true },
  { id: 'desk-statistics-users', path: '/desk/statistics/users', file: page('users'), title: '用户统计', staff: true },
]
