import { type Row, room } from '#app/route-table.ts'

const page = room('help/desk')

export const rows: Row[] = [
  {
    id: 'desk-help-questions',
    path: '/desk/help-questions',
    file: page('help-questions'),
    title: '帮助问题',
    staff: true,
  },
]
