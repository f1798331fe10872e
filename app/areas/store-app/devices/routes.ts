import { type Row, room } from '#app/route-table.ts'

const page = room('store-app/devices')

export const rows: Row[] = [
  { id: 'R261', path: '/store/login', file: page('login'), title: '门店登录', notJump: true, store: 'device' },
]
