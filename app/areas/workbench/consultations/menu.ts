import { MessageSquareTextIcon, SlidersHorizontalIcon } from 'lucide-react'
import type { WorkPlace } from '#app/desk-shell/work-frame.tsx'

/** Where consultations stand in the workbench's navigation. */
export const workbenchMenu: readonly WorkPlace[] = [
  {
    text: '问诊',
    to: '/workbench/asks',
    Icon: MessageSquareTextIcon,
    position: 10,
    also: ['/workbench/talk', '/workbench/prescriptions', '/workbench/record'],
  },
  { text: '问诊服务', to: '/workbench/services', Icon: SlidersHorizontalIcon, position: 50 },
]
