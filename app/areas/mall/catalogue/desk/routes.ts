import { type Row, room } from '#app/route-table.ts'

const page = room('mall/catalogue/desk')

export const rows: Row[] = [
  {
    id: 'desk-categories',
    path: '/desk/categories',
    file: page('categories'),
    title: '商品分类',
    staff: true,
    query: ['tree'],
  },
  { id: 'desk-mall-tabs', path: '/desk/mall-tabs', file: page('mall-tabs'), title: '商城标签', staff: true },
]
