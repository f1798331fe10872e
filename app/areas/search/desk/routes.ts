import { type Row, room } from '#app/route-table.ts'

const page = room('search/desk')

export const rows: Row[] = [
  { id: 'desk-search-words', path: '/desk/search-words', file: page('search-words'), title: '搜索词', staff: true },
]
