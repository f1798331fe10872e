import { BlocksIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where what the home shows first stands in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '首页推荐',
    to: '/desk/page-modules',
    group: 'content',
    Icon: BlocksIcon,
    may: 'blocks.manage',
    position: 102,
    isPlatforms: true,
  },
]
