import { FileBadgeIcon, RocketIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where applications of hospitals, and the opening of a new one, stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '入驻审核',
    to: '/desk/joining',
    group: 'masters',
    Icon: FileBadgeIcon,
    may: 'joining.audit',
    position: 280,
    isPlatforms: true,
    also: ['/desk/joining/one'],
  },
  { text: '开业准备', to: '/desk/opening', group: 'masters', Icon: RocketIcon, may: 'joining.open', position: 245 },
]
