import { WalletIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where bills and refunds stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '对账与退款',
    to: '/desk/money',
    also: ['/desk/bill'],
    group: 'money',
    Icon: WalletIcon,
    may: 'money.read',
    position: 230,
  },
]
