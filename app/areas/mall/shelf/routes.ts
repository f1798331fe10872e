import { type Row, room } from '#app/route-table.ts'

const page = room('mall/shelf')

/** What narrows a list of goods, and its order. */
const filters = ['unit_id', 'brand_id', 'price_from', 'price_to', 'has_coupon', 'sort']

export const rows: Row[] = [
  {
    id: 'R008',
    path: '/health/index',
    file: page('health'),
    title: '健康商城',
    shareable: true,
    query: ['category_id'],
  },
  {
    id: 'R009',
    path: '/healthservices/index',
    file: page('health'),
    title: '健康商城',
    query: ['category_id'],
    sameAs: '/health/index',
  },
  {
    id: 'R010',
    path: '/health/beauty',
    file: page('beauty'),
    title: '医学美容',
    shareable: true,
    query: ['category_id'],
  },
  { id: 'R017', path: '/health/second', file: page('second'), title: '分类', shareable: true, query: ['category_id'] },
  {
    id: 'R026',
    path: '/health/productlist',
    file: page('productlist'),
    title: '商品列表',
    query: ['category_id', 'keyword', ...filters],
  },
  { id: 'R036', path: '/health/hotList', file: page('hot-list'), title: '热卖榜', query: ['category_id', ...filters] },
  { id: 'R037', path: '/health/healthtab/index', file: page('healthtab'), title: '健康' },
  { id: 'R061', path: '/health/category', file: page('category'), title: '全部分类', query: ['category_id'] },
  {
    id: 'R109',
    path: '/shop/serviceList',
    file: page('service-list'),
    title: '医疗服务',
    shareable: true,
    query: ['category_id', ...filters],
  },
  {
    id: 'R110',
    path: '/shop/serviceIndex',
    file: page('service-index'),
    title: '医疗项目',
    shareable: true,
    fromFunctionId: 'B02',
  },
  {
    id: 'R111',
    path: '/shop/index',
    file: page('shop'),
    title: '商城',
    shareable: true,
    loadingQiYu: true,
    qiyuTitle: '商城',
    fromFunctionId: 'B01',
  },
  { id: 'R116', path: '/shop/productIndex', file: page('product-index'), title: '健康商品', query: ['tab'] },
  { id: 'R117', path: '/shop/shopIndex', file: page('shop-index'), title: '逛商城', shareable: true },
  { id: 'R118', path: '/shop/huiyiIndex', file: page('huiyi-index'), title: '会员惠' },
  {
    id: 'R120',
    path: '/shop/projectList',
    file: page('project-list'),
    title: '项目列表',
    query: ['category_id', 'dep_id', ...filters],
  },
  {
    id: 'R134',
    path: '/yiyao/cloud',
    file: page('cloud'),
    title: '在线药房',
    query: ['drug_type', 'keyword', ...filters],
  },
  {
    id: 'R121',
    path: '/shop/projectSearch',
    file: page('project-search'),
    title: '搜项目',
    query: ['keyword', 'dep_id', 'ill_id', ...filters],
  },
]
