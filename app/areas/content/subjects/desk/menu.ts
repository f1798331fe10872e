import { LayoutListIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where special subjects stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '健康专题',
    to: '/desk/subjects',
    group: 'content',
    Icon: LayoutListIcon,
    may: 'subjects.edit',
    position: 103,
    isPlatforms: true,
    also: ['/desk/subject', '/desk/subject/preview'],
  },
]
