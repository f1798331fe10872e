import { type Row, room } from '#app/route-table.ts'

const page = room('notices/messages')

export const rows: readonly Row[] = [
  { id: 'R269', path: '/account/messages', file: page('messages'), title: '消息', login: true },
]
