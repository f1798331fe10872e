import { type Row, room } from '#app/route-table.ts'

const page = room('guahao/doctors')

export const rows: Row[] = [
  {
    id: 'R126',
    path: '/vue/doctor/detail',
    file: page('detail'),
    title: '医生主页',
    // The specification does not mark it, and counts how often it is shared (`share-times`).
    shareable: true,
    query: ['unit_id', 'dep_id', 'doc_id', 'type', 'date'],
    names: ['doc_id'],
  },
  {
    id: 'R128',
    path: '/doctor/index',
    file: page('index'),
    title: '找医生',
    keepAlive: true,
    query: ['class_id', 'catalogue_id', 'ill_id', 'unit_id', 'title', 'sort'],
  },
]
