import { VideoIcon } from 'lucide-react'
import type { WorkPlace } from '#app/desk-shell/work-frame.tsx'

/** Where calls stand in the workbench's navigation. */
export const workbenchMenu: readonly WorkPlace[] = [
  {
    text: '通话',
    to: '/workbench/calls',
    Icon: VideoIcon,
    position: 20,
    also: ['/workbench/call', '/workbench/call-hours'],
  },
]
