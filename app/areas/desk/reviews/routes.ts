import { type Row, room } from '#app/route-table.ts'

const page = room('desk/reviews')

export const rows: Row[] = [
  { id: 'desk-reviews', path: '/desk/reviews', file: page('reviews'), title: '商品评价', staff: true },
]
