import { PlaneTakeoffIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where inquiries stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '海外就医',
    to: '/desk/inquiries',
    group: 'service',
    Icon: PlaneTakeoffIcon,
    may: 'inquiry.work',
    position: 243,
    also: ['/desk/inquiries/one', '/desk/inquiries/rates', '/desk/inquiries/terms'],
  },
]
