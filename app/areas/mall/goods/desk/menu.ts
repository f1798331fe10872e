import { BadgeCheckIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where brands of goods stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '商品品牌',
    to: '/desk/brands',
    group: 'mall',
    Icon: BadgeCheckIcon,
    may: 'categories.manage',
    position: 93,
    isPlatforms: true,
  },
]
