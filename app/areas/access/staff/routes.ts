import { type Row, room } from '#app/route-table.ts'

const page = room('access/staff')

export const rows: Row[] = [
  { id: 'desk-login', path: '/desk/login', file: page('login'), title: '工作台登录' },
  { id: 'desk-account', path: '/desk/account', file: page('account'), title: '我的账号', staff: true },
  { id: 'desk-staff', path: '/desk/staff', file: page('staff'), title: '员工', staff: true },
]

export const moved = [{ path: '/desk', to: '/desk/today' }]
