import { TicketPercentIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where coupons stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '优惠券',
    to: '/desk/coupons',
    group: 'mall',
    Icon: TicketPercentIcon,
    may: 'offers.manage',
    position: 95,
    also: ['/desk/coupon-uses', '/desk/coupon-counts'],
  },
]
