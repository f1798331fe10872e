import { LayoutGridIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the blocks of the home stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '首页板块',
    to: '/desk/blocks',
    Icon: LayoutGridIcon,
    may: 'blocks.manage',
    position: 102,
    isPlatforms: true,
  },
]
