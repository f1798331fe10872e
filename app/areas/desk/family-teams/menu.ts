import { HouseHeartIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the teams of family doctors stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '家庭医生团队',
    to: '/desk/family-teams',
    group: 'system',
    Icon: HouseHeartIcon,
    may: 'family.manage',
    position: 235,
    also: ['/desk/family-teams/edit'],
  },
]
