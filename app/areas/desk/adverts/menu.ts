import { MegaphoneIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where adverts of the mall stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '商城广告',
    to: '/desk/adverts',
    group: 'content',
    Icon: MegaphoneIcon,
    may: 'adverts.manage',
    position: 100,
    isPlatforms: true,
  },
]
