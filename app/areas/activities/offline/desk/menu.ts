import { PresentationIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where offline activities stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '线下活动',
    to: '/desk/offline',
    group: 'content',
    Icon: PresentationIcon,
    may: 'offline.check-in',
    position: 85,
    also: ['/desk/offline/one', '/desk/offline/edit'],
  },
]
