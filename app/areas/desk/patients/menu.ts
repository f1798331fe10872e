import { ContactIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where patients stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '患者',
    to: '/desk/patients',
    group: 'clinic',
    Icon: ContactIcon,
    may: 'patients.see',
    position: 13,
    also: ['/desk/patient'],
  },
]
