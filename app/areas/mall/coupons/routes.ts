import { type Row, room } from '#app/route-table.ts'

const page = room('mall/coupons')

export const rows: Row[] = [
  {
    id: 'R057',
    path: '/health/getcoupon',
    file: page('getcoupon'),
    title: '领优惠券',
    shareable: true,
    query: ['couponId'],
  },
  {
    id: 'R058',
    path: '/health/coupongoods',
    file: page('coupongoods'),
    title: '可用的商品',
    query: ['couponId', 'unit_id', 'brand_id', 'price_from', 'price_to', 'sort'],
  },
  { id: 'R059', path: '/health/couponselect', file: page('couponselect'), title: '选优惠券', query: ['goods_id'] },
  {
    id: 'R205',
    path: '/account/coupons',
    file: page('coupons'),
    title: '我的优惠券',
    login: true,
    query: ['type'],
  },
]
