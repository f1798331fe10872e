import { BriefcaseIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where jobs stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '招聘',
    to: '/desk/jobs',
    group: 'content',
    Icon: BriefcaseIcon,
    may: 'jobs.manage',
    isHospitals: true,
    position: 188,
  },
]
