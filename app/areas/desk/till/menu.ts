import { BanknoteIcon, ReceiptIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where money at the counter stands in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '收费班次', to: '/desk/till', group: 'clinic', Icon: BanknoteIcon, may: 'till.run', position: 14 },
  {
    text: '交班记录',
    to: '/desk/shifts',
    group: 'money',
    Icon: ReceiptIcon,
    may: 'till.read',
    position: 265,
    also: ['/desk/shift'],
  },
]
