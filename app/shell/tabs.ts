import {
  CalendarPlusIcon,
  CircleUserRoundIcon,
  HouseIcon,
  type LucideIcon,
  MessageSquareTextIcon,
  ShoppingBagIcon,
} from 'lucide-react'

interface Tab {
  text: string
  to: string
  /** Another address of the same page. */
  also?: string
  Icon: LucideIcon
  /** Which number stands at it: what is unread, or what waits for the patient. */
  counts?: 'unread' | 'todo'
  /** A channel may hide it, by the name of its block. */
  block?: string
}

/** The places that a patient always finds again, at the bottom of the main pages. */
export const tabs: readonly Tab[] = [
  { text: '首页', to: '/', Icon: HouseIcon },
  { text: '挂号', to: '/guahao/index', Icon: CalendarPlusIcon },
  { text: '商城', to: '/health/index', also: '/healthservices/index', Icon: ShoppingBagIcon, block: 'mall' },
  { text: '消息', to: '/account/messages', Icon: MessageSquareTextIcon, counts: 'unread' },
  { text: '我的', to: '/account/index', Icon: CircleUserRoundIcon, counts: 'todo' },
]

/** Whether the page at this address is one's. Every channel's home lies below `/h5`. */
export const isTabOf = (pathname: string, { to, also }: Tab): boolean =>
  pathname === also || (to === '/' ? /^\/(h5\/|$)/.test(pathname) : pathname === to)
