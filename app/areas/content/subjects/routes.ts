import { type Row, room } from '#app/route-table.ts'

const page = room('content/subjects')

export const rows: Row[] = [
  {
    id: 'R245',
    path: '/subject/detail',
    file: page('detail'),
    title: '健康专题',
    shareable: true,
    query: ['subjectId'],
  },
  { id: 'content-subjects', path: '/subject/list', file: page('list'), title: '健康专题', shareable: true },
]
