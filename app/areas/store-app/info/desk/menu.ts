import { BadgeCheckIcon, BookOpenTextIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where what a store's staff look up stands in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '门店证照',
    to: '/desk/store/certificates',
    group: 'store',
    Icon: BadgeCheckIcon,
    may: 'store.certificates',
    position: 223,
  },
  {
    text: '门店帮助',
    to: '/desk/store/help',
    group: 'store',
    Icon: BookOpenTextIcon,
    may: 'store.help',
    position: 224,
    isPlatforms: true,
  },
]
