import { MessageCircleHeartIcon, MessageSquareQuoteIcon, MessageSquareTextIcon, StarIcon } from 'lucide-react'
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
  {
    text: '客服评价',
    to: '/desk/service-ratings',
    group: 'service',
    Icon: StarIcon,
    may: 'service.ratings',
    position: 242,
  },
  {
    text: '快捷用语',
    to: '/desk/talk-phrases',
    group: 'service',
    Icon: MessageSquareTextIcon,
    may: 'service.phrases',
    position: 243,
  },
]
