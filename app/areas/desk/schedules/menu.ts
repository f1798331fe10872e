import { CalendarClockIcon, CalendarDaysIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where plans and exceptions stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '排班',
    to: '/desk/plans',
    group: 'clinic',
    Icon: CalendarDaysIcon,
    may: 'schedules.read',
    position: 30,
    also: ['/desk/week'],
  },
  {
    text: '例外与假日',
    to: '/desk/exceptions',
    group: 'clinic',
    Icon: CalendarClockIcon,
    may: 'schedules.read',
    position: 40,
  },
]
