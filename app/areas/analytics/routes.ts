import { type Row, room } from '#app/route-table.ts'

const page = room('analytics')

export const rows: readonly Row[] = [
  { id: 'interests', path: '/account/interests', file: page('interests'), title: '首页先看什么', login: true },
]
