import { SirenIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the signs of emergencies stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '急症提示',
    to: '/desk/emergencies',
    group: 'content',
    Icon: SirenIcon,
    may: 'emergencies.manage',
    position: 106,
    isPlatforms: true,
  },
]
