import { HeadphonesIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where audio classes stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '音频课',
    to: '/desk/classes',
    group: 'content',
    Icon: HeadphonesIcon,
    may: 'classes.manage',
    position: 180,
    also: ['/desk/class'],
  },
]
