import { TicketPercentIcon } from 'lucide-react'
import type { WingPlace } from '#app/areas/desk/staff/cards/menu.ts'

/** Where coupons stand in the desk's navigation. */
export const menu: readonly WingPlace[] = [
  { text: '优惠券', to: '/desk/coupons', Icon: TicketPercentIcon, may: 'offers.manage', after: '/desk/giftcards' },
]
