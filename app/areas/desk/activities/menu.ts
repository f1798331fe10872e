import { CreditCardIcon, GiftIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where activities and gift cards stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '抽奖、砍价与邀请',
    to: '/desk/activities',
    group: 'mall',
    Icon: GiftIcon,
    may: 'offers.manage',
    position: 80,
    also: ['/desk/activities/one', '/desk/activities/prizes', '/desk/activities/invitations'],
  },
  { text: '礼品卡', to: '/desk/giftcards', group: 'mall', Icon: CreditCardIcon, may: 'orders.handle', position: 90 },
]
