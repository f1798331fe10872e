import { type Row, room } from '#app/route-table.ts'

const page = room('desk/coupons')

export const rows: Row[] = [
  {
    id: 'desk-coupon-uses',
    path: '/desk/coupon-uses',
    file: page('coupon-uses'),
    title: '优惠券领用记录',
    staff: true,
  },
  {
    id: 'desk-coupon-counts',
    path: '/desk/coupon-counts',
    file: page('coupon-counts'),
    title: '优惠券统计',
    staff: true,
  },
]
