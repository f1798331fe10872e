import { type Row, room } from '#app/route-table.ts'

const page = room('hearts')

export const rows: readonly Row[] = [
  { id: 'heart-send', path: '/sendheart/create', file: page('create'), title: '送心意', login: true },
  {
    id: 'heart-detail',
    path: '/sendheart/detail',
    file: page('detail'),
    title: '一份心意',
    shareable: true,
    query: ['id'],
  },
  { id: 'heart-mine', path: '/sendheart/mine', file: page('mine'), title: '我送的心意', login: true },
]
