import { CreditCardIcon, GiftIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where activities and gift cards stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '抽奖与砍价',
    to: '/desk/activities',
    Icon: GiftIcon,
    may: 'offers.manage',
    position: 80,
    also: ['/desk/activities/one', '/desk/activities/prizes'],
  },
  { text: '礼品卡', to: '/desk/giftcards', Icon: CreditCardIcon, may: 'orders.handle', position: 90 },
]
