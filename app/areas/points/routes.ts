import { type Row, room } from '#app/route-table.ts'

const page = room('points')

export const rows: readonly Row[] = [
  { id: 'R133', path: '/vue/userpoint/index', file: page('index'), title: '我的积分' },
]
