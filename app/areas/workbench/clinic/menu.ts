import { StethoscopeIcon } from 'lucide-react'
import type { WorkPlace } from '#app/desk-shell/work-frame.tsx'

/** Where the doctor's own clinic stands in the workbench's navigation. */
export const workbenchMenu: readonly WorkPlace[] = [
  {
    text: '门诊',
    to: '/workbench/clinic',
    Icon: StethoscopeIcon,
    position: 15,
    also: ['/workbench/visit', '/workbench/visit-prescriptions', '/workbench/note-templates'],
  },
]
