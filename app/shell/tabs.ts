import { CalendarPlusIcon, CircleUserRoundIcon, HouseIcon, MessageSquareTextIcon } from 'lucide-react'

/** The four places that a patient always finds again, at the bottom of the main pages. */
export const tabs = [
  { text: '首页', to: '/', Icon: HouseIcon },
  { text: '挂号', to: '/guahao/index', Icon: CalendarPlusIcon },
  { text: '消息', to: '/account/messages', Icon: MessageSquareTextIcon },
  { text: '我的', to: '/account/index', Icon: CircleUserRoundIcon },
] as const
