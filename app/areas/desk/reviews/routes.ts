import { type Row, room } from '#app/route-table.ts'

const page = room('desk/reviews')

export const rows: Row[] = [
  { id: 'desk-reviews', path: '/desk/reviews', file: page('reviews'), title: '评价审核', staff: true },
]
