import { MessagesSquareIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where comments of readers stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '评论和提问',
    to: '/desk/discussions',
    group: 'content',
    Icon: MessagesSquareIcon,
    may: 'discussions.moderate',
    position: 172,
    also: ['/desk/discussions/detail', '/desk/discussions/rules'],
  },
]
