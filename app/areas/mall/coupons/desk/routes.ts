import { type Row, room } from '#app/route-table.ts'

const page = room('mall/coupons/desk')

export const rows: Row[] = [
  { id: 'desk-coupons', path: '/desk/coupons', file: page('coupons'), title: '优惠券', staff: true },
]
