import { WalletIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the money of the store stands in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '门店提现',
    to: '/desk/store/cash',
    group: 'store',
    Icon: WalletIcon,
    may: 'store.cash-approve',
    position: 222,
  },
]
