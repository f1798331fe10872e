import { UserSearchIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the counter stands in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '人工窗口',
    to: '/desk/counter',
    group: 'clinic',
    Icon: UserSearchIcon,
    may: 'counter.serve',
    position: 12,
    also: ['/desk/person', '/desk/person-book'],
  },
]
