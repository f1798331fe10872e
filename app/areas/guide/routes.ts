import { type Row, room } from '#app/route-table.ts'

const page = room('guide')

export const rows: readonly Row[] = [
  {
    id: 'R138',
    path: '/app/download',
    file: page('download'),
    title: '下载 App',
    notJump: true,
    query: ['doctor_id', 'unit_id'],
  },
]
