import { type Row, room } from '#app/route-table.ts'

const page = room('access/doctors')

export const rows: Row[] = [
  { id: 'workbench-login', path: '/workbench/login', file: page('login'), title: '医生登录' },
  { id: 'workbench-account', path: '/workbench/account', file: page('account'), title: '我的账号', doctor: true },
]

export const moved = [{ from: '/workbench', to: '/workbench/asks' }]
