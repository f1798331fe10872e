import { CalendarDaysIcon } from 'lucide-react'
import type { WorkPlace } from '#app/desk-shell/work-frame.tsx'

/** Where the doctor’s clinics stand in the workbench's navigation. */
export const workbenchMenu: readonly WorkPlace[] = [
  { text: '出诊', to: '/workbench/schedule', Icon: CalendarDaysIcon, position: 60 },
]
