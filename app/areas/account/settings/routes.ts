import { type Row, room } from '#app/route-table.ts'

const page = room('account/settings')

export const rows: readonly Row[] = [
  { id: 'R207', path: '/account/settings', file: page('settings'), title: '设置', login: true },
  { id: 'account-export', path: '/account/export', file: page('export'), title: '我的资料', login: true },
  { id: 'R208', path: '/account/cancel', file: page('cancel'), title: '注销账号', login: true },
]
