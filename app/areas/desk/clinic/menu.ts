import { MonitorIcon, StethoscopeIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the clinic of the day stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '今日门诊',
    to: '/desk/today',
    group: 'clinic',
    Icon: StethoscopeIcon,
    may: 'clinic.read',
    position: 10,
    also: ['/desk/clinic'],
  },
  { text: '候诊大屏', to: '/desk/screens', group: 'clinic', Icon: MonitorIcon, may: 'clinic.read', position: 20 },
]
