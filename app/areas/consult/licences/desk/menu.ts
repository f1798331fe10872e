import { BadgeCheckIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where licences of doctors stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '执业证书',
    to: '/desk/licences',
    group: 'masters',
    Icon: BadgeCheckIcon,
    may: 'licences.enter',
    position: 217,
    also: ['/desk/licences/one', '/desk/licences/enter'],
  },
]
