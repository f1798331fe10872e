import { LandmarkIcon, LayoutGridIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the blocks of the home stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '首页板块',
    to: '/desk/blocks',
    group: 'content',
    Icon: LayoutGridIcon,
    may: 'blocks.manage',
    position: 102,
    isPlatforms: true,
  },
  {
    text: '合作城市',
    to: '/desk/partners',
    group: 'content',
    Icon: LandmarkIcon,
    may: 'blocks.manage',
    position: 103,
    isPlatforms: true,
  },
]
