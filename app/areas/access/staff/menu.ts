import { HandshakeIcon, KeyRoundIcon, UsersIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where accounts stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '申请和同意',
    to: '/desk/requests',
    group: 'system',
    Icon: HandshakeIcon,
    may: 'requests.decide',
    position: 255,
    counts: 'waiting_num',
  },
  { text: '员工', to: '/desk/staff', group: 'system', Icon: UsersIcon, may: 'staff.manage', position: 260 },
  { text: '角色和权限', to: '/desk/roles', group: 'system', Icon: KeyRoundIcon, may: 'staff.manage', position: 262 },
]
