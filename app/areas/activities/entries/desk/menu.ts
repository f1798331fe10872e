import { LandmarkIcon, MessageSquareHeartIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where forms of activities stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '银行预约',
    to: '/desk/bank-visits',
    group: 'service',
    Icon: LandmarkIcon,
    may: 'entries.read',
    position: 246,
    also: ['/desk/banks'],
  },
  {
    text: '家庭活动反馈',
    to: '/desk/family-feedback',
    group: 'service',
    Icon: MessageSquareHeartIcon,
    may: 'entries.read',
    position: 247,
  },
]
