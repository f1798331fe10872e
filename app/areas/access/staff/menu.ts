import { UsersIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where accounts stand in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '员工', to: '/desk/staff', Icon: UsersIcon, may: 'staff.manage', position: 260 },
]
