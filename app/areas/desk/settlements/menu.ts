import { HandCoinsIcon, PercentIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where settlements stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '结算与付款',
    to: '/desk/settlements',
    group: 'money',
    Icon: HandCoinsIcon,
    may: 'money.read',
    position: 234,
    also: ['/desk/settlement'],
  },
  {
    text: '分成与费率',
    to: '/desk/settlement-terms',
    group: 'money',
    Icon: PercentIcon,
    may: 'money.read',
    isPlatforms: true,
    position: 235,
  },
]
