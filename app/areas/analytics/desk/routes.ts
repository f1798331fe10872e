import { type Row, room } from '#app/route-table.ts'

const page = room('analytics/desk')

export const rows: Row[] = [
  { id: 'desk-page-modules', path: '/desk/page-modules', file: page('page-modules'), title: '首页推荐', staff: true },
]
