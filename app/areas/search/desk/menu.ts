import { SearchIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the words around a search stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '搜索词',
    to: '/desk/search-words',
    group: 'content',
    Icon: SearchIcon,
    may: 'search-words.manage',
    position: 105,
    isPlatforms: true,
  },
]
