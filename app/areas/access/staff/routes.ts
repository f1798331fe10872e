import { type Row, room } from '#app/route-table.ts'

const page = room('access/staff')

export const rows: Row[] = [
  { id: 'desk-login', path: '/desk/login', file: page('login'), title: '工作台登录' },
  { id: 'desk-account', path: '/desk/account', file: page('account'), title: '我的账号', staff: true },
  { id: 'desk-units', path: '/desk/units', file: page('units'), title: '切换医院', staff: true, query: ['keyword'] },
  { id: 'desk-staff', path: '/desk/staff', file: page('staff'), title: '员工', staff: true },
  { id: 'desk-roles', path: '/desk/roles', file: page('roles'), title: '角色和权限', staff: true },
  { id: 'desk-requests', path: '/desk/requests', file: page('requests'), title: '申请和同意', staff: true },
]

export const moved = [{ from: '/desk', to: '/desk/today' }]
