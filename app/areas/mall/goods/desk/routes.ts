import { type Row, room } from '#app/route-table.ts'

const page = room('mall/goods/desk')

export const rows: Row[] = [
  { id: 'desk-brands', path: '/desk/brands', file: page('brands'), title: '商品品牌', staff: true },
]
