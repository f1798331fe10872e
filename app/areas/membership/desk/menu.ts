import { MedalIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where levels of membership stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '会员等级',
    to: '/desk/membership/levels',
    group: 'mall',
    Icon: MedalIcon,
    may: 'membership-levels.manage',
    position: 251,
    isPlatforms: true,
  },
]
