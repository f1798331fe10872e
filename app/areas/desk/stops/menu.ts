import { CalendarOffIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where stops of clinics stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '停诊',
    to: '/desk/stops',
    group: 'clinic',
    Icon: CalendarOffIcon,
    may: 'schedules.stop',
    position: 50,
    also: ['/desk/stop', '/desk/stopped'],
  },
]
