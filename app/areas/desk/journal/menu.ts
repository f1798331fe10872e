import { BookOpenIcon, CalendarCheckIcon, CreditCardIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the books stand in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '流水账', to: '/desk/journal', group: 'money', Icon: BookOpenIcon, may: 'money.read', position: 231 },
  {
    text: '收款与退款',
    to: '/desk/payments',
    group: 'money',
    Icon: CreditCardIcon,
    may: 'money.read',
    position: 232,
    also: ['/desk/payment-refunds'],
  },
  {
    text: '月结',
    to: '/desk/months',
    group: 'money',
    Icon: CalendarCheckIcon,
    may: 'money.read',
    position: 233,
    also: ['/desk/month'],
  },
]
