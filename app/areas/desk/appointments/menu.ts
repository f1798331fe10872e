import { CalendarCheckIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where appointments for goods stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '到院预约',
    to: '/desk/appointments',
    group: 'clinic',
    Icon: CalendarCheckIcon,
    may: 'appointments.read',
    position: 210,
    also: ['/desk/appointment-plans'],
  },
]
