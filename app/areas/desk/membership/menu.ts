import { CrownIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where membership stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '会员',
    to: '/desk/membership',
    group: 'mall',
    Icon: CrownIcon,
    may: 'membership.book',
    position: 250,
    isPlatforms: true,
  },
]
