import { MessageCircleWarningIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where complaints about consultations stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '问诊投诉',
    to: '/desk/complaints',
    group: 'service',
    Icon: MessageCircleWarningIcon,
    may: 'complaints.handle',
    position: 242,
  },
]
