import { type Row, room } from '#app/route-table.ts'

const page = room('account/members')

export const rows: readonly Row[] = [
  { id: 'R203', path: '/account/members', file: page('members'), title: '就诊人', login: true },
  { id: 'R204', path: '/account/memberedit', file: page('memberedit'), title: '就诊人资料', login: true },
  { id: 'R210', path: '/account/certification', file: page('certification'), title: '实名认证', login: true },
]
