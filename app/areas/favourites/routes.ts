import { type Row, room } from '#app/route-table.ts'

const page = room('favourites')

export const rows: readonly Row[] = [
  {
    id: 'R202',
    path: '/account/favourites',
    file: page('favourites'),
    title: '我的收藏',
    login: true,
    query: ['type'],
  },
  { id: 'visited', path: '/account/history', file: page('history'), title: '浏览过' },
]
