import { type Row, room } from '#app/route-table.ts'

const page = room('guahao/schedules')

export const rows: readonly Row[] = [
  {
    id: 'R216',
    path: '/guahao/schedule',
    file: page('schedule'),
    title: '门诊时间',
    query: ['unit_id', 'dep_id', 'doc_id', 'date', 'half'],
  },
]
