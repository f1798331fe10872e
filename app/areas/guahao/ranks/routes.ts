import { type Row, room } from '#app/route-table.ts'

const page = room('guahao/ranks')

export const rows: Row[] = [
  { id: 'R215', path: '/unit/ranking', file: page('ranking'), title: '排行榜', shareable: true },
  {
    id: 'R139',
    path: '/toplist/detail',
    file: page('detail'),
    title: '榜单',
    // The specification does not mark it, and gives it words to be shared by (`rank/title`).
    shareable: true,
    query: ['id', 'option_id', 'dep_id', 'ill_id'],
  },
]
