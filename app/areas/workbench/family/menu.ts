import { UsersIcon } from 'lucide-react'
import type { WorkPlace } from '#app/desk-shell/work-frame.tsx'

/** Where signings stand in the workbench's navigation. */
export const workbenchMenu: readonly WorkPlace[] = [
  { text: '家庭医生', to: '/workbench/family', Icon: UsersIcon, position: 30, also: ['/workbench/resident'] },
]
