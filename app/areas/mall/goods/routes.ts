import { type Row, room } from '#app/route-table.ts'

const page = room('mall/goods')

/** What leads to goods besides their number. */
const from = ['order_id', 'act_id', 'share_id', 'from_type', 'audit_id', 'pt_act_id']

export const rows: Row[] = [
  {
    id: 'R023',
    path: '/health/product',
    file: page('product'),
    title: '商品详情',
    shareable: true,
    itemType: 2,
    query: ['goods_id', ...from],
    names: ['goods_id'],
  },
  {
    id: 'goods-compare',
    path: '/health/compare',
    file: page('compare'),
    title: '套餐对比',
    shareable: true,
    query: ['goods_ids'],
  },
  { id: 'R024', path: '/health/unitList', file: page('unit-list'), title: '可用的医院', query: ['goods_id'] },
  {
    id: 'R025',
    path: '/health/appdetail',
    file: page('appdetail'),
    title: '商品说明',
    query: ['goods_id', 'order_id'],
  },
  {
    id: 'R060',
    path: '/health/commentlist',
    file: page('commentlist'),
    title: '商品评价',
    query: ['goods_id', 'show'],
  },
  {
    id: 'R112',
    path: '/shop/projectDetail',
    file: page('project-detail'),
    title: '项目详情',
    itemType: 305,
    query: ['project_id', ...from],
  },
]
