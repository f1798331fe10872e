import { MessageCircleHeartIcon, MessageSquareQuoteIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where talks of customer service stand in the desk's navigation. */
export const menu: readonly Place[] = [
  // Who answers patients begins their day there.
  {
    text: '客服',
    to: '/desk/talks',
    group: 'service',
    Icon: MessageCircleHeartIcon,
    may: 'service.answer',
    position: 240,
    also: ['/desk/talk'],
  },
  {
    text: '意见反馈',
    to: '/desk/suggestions',
    group: 'service',
    Icon: MessageSquareQuoteIcon,
    may: 'service.answer',
    position: 241,
  },
]
