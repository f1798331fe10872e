import { type Row, room } from '#app/route-table.ts'

const page = room('desk/goods')

export const rows: Row[] = [
  { id: 'desk-goods', path: '/desk/goods', file: page('goods'), title: '商品', staff: true },
  { id: 'desk-goods-edit', path: '/desk/goods/edit', file: page('edit'), title: '商品资料', staff: true },
  { id: 'desk-goods-stock', path: '/desk/goods/stock', file: page('stock'), title: '库存', staff: true },
]
