import { MessageSquareQuoteIcon } from 'lucide-react'
import type { WorkPlace } from '#app/desk-shell/work-frame.tsx'

/** Where chats stand in the workbench's navigation. */
export const workbenchMenu: readonly WorkPlace[] = [
  { text: '常用语', to: '/workbench/phrases', Icon: MessageSquareQuoteIcon, position: 40 },
]
