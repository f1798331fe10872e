import { PillIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where prescriptions stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '处方审核',
    to: '/desk/prescriptions',
    group: 'service',
    Icon: PillIcon,
    may: 'prescriptions.review',
    position: 150,
  },
]
