import { BookOpenIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where articles of doctors stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '文章审核',
    to: '/desk/articles',
    group: 'content',
    Icon: BookOpenIcon,
    may: 'articles.review',
    position: 170,
    also: ['/desk/article', '/desk/article/correct'],
  },
]
