import { HeartIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where hearts of patients stand in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '患者心意', to: '/desk/hearts', group: 'service', Icon: HeartIcon, may: 'hearts.review', position: 159 },
]
