import { type Row, room } from '#app/route-table.ts'

const page = room('content/feed')

export const rows: readonly Row[] = [
  {
    id: 'content-feed',
    path: '/main/feed',
    file: page('feed'),
    title: '推荐',
    keepAlive: true,
    query: ['tab_id', 'cat_id'],
  },
  { id: 'content-college', path: '/main/college', file: page('college'), title: '健康学院', keepAlive: true },
]
