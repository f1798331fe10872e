import { type Row, room } from '#app/route-table.ts'

const page = room('content/subjects/desk')

export const rows: Row[] = [
  { id: 'desk-subjects', path: '/desk/subjects', file: page('subjects'), title: '健康专题', staff: true },
  {
    id: 'desk-subject',
    path: '/desk/subject',
    file: page('subject'),
    title: '编辑专题',
    staff: true,
    query: ['subject_id'],
  },
  {
    id: 'desk-subject-preview',
    path: '/desk/subject/preview',
    file: page('preview'),
    title: '预览专题',
    staff: true,
    query: ['subject_id'],
  },
]
