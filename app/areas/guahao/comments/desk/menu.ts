import { MessageSquareWarningIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where comments of patients stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '患者评价',
    to: '/desk/comments',
    group: 'content',
    Icon: MessageSquareWarningIcon,
    may: 'comments.moderate',
    position: 158,
    also: ['/desk/comments/detail', '/desk/comments/rules'],
  },
]
