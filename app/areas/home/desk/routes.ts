import { type Row, room } from '#app/route-table.ts'

const page = room('home/desk')

export const rows: Row[] = [
  {
    id: 'desk-blocks',
    path: '/desk/blocks',
    file: page('blocks'),
    title: '首页板块',
    staff: true,
    query: ['city_id', 'channel'],
  },
  { id: 'desk-partners', path: '/desk/partners', file: page('partners'), title: '合作城市', staff: true },
]
