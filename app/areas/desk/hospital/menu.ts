import { HospitalIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the hospital’s settings stand in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '医院设置', to: '/desk/hospital', group: 'clinic', Icon: HospitalIcon, may: 'schedules.read', position: 220 },
]
