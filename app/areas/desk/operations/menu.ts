import { ActivityIcon, MessageSquareTextIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where how the product runs stands in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '运行与任务',
    to: '/desk/job-runs',
    group: 'system',
    Icon: ActivityIcon,
    may: 'operations.read',
    position: 298,
    also: ['/desk/job-failures', '/desk/sent-messages', '/desk/outside-troubles'],
  },
  {
    text: '消息模板',
    to: '/desk/message-templates',
    group: 'content',
    Icon: MessageSquareTextIcon,
    may: 'messages.word',
    position: 109,
    isPlatforms: true,
  },
]
