import { type Row, room } from '#app/route-table.ts'

const page = room('access/patients')

export const rows: readonly Row[] = [
  { id: 'R136', path: '/user/login', file: page('login'), title: '登录', notJump: true },
  { id: 'R137', path: '/account/logout', file: page('logout'), title: '退出登录', notJump: true },
  { id: 'R209', path: '/account/bind', file: page('bind'), title: '绑定手机号', notJump: true },
  { id: 'account-sessions', path: '/account/sessions', file: page('sessions'), title: '登录的设备', login: true },
]
