import { WalletIcon } from 'lucide-react'
import type { WorkPlace } from '#app/desk-shell/work-frame.tsx'

/** Where income stand in the workbench's navigation. */
export const workbenchMenu: readonly WorkPlace[] = [
  { text: '收入', to: '/workbench/income', Icon: WalletIcon, position: 80 },
]
