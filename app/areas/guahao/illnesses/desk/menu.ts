import { ActivityIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where illnesses and symptoms stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '疾病和症状',
    to: '/desk/illnesses',
    group: 'masters',
    Icon: ActivityIcon,
    may: 'illnesses.manage',
    position: 219,
    isPlatforms: true,
  },
]
