import { EyeIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where consultations that are open to all stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '公开问诊',
    to: '/desk/openasks',
    group: 'content',
    Icon: EyeIcon,
    may: 'open-asks.review',
    position: 200,
    also: ['/desk/openask'],
  },
]
