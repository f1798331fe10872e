import { CircleUserRoundIcon } from 'lucide-react'
import type { WorkPlace } from '#app/desk-shell/work-frame.tsx'

/** Where the doctor’s account stand in the workbench's navigation. */
export const workbenchMenu: readonly WorkPlace[] = [
  { text: '我的账号', to: '/workbench/account', Icon: CircleUserRoundIcon, position: 90 },
]
