import { type Row, room } from '#app/route-table.ts'

const page = room('consult/complaints')

export const rows: readonly Row[] = [
  {
    id: 'ask-complain',
    path: '/ask/complain',
    file: page('complain'),
    title: '投诉与退款',
    login: true,
    query: ['ask_id', 'want'],
  },
]
