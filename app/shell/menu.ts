import {
  BookOpenIcon,
  CalendarPlusIcon,
  CircleUserRoundIcon,
  HouseIcon,
  MessageSquareTextIcon,
  StethoscopeIcon,
} from '#kit/ui/icons.ts'

/** The four ways out of every page, in the top bar's menu [X079]. */
export const menu = [
  { text: '预约挂号', to: '/guahao/index', Icon: CalendarPlusIcon },
  { text: '问医生', to: '/ask/index', Icon: StethoscopeIcon },
  { text: '健康资讯', to: '/news/index', Icon: BookOpenIcon },
  { text: '个人中心', to: '/account/index', Icon: CircleUserRoundIcon },
] as const

/** The four places that a patient always finds again, at the bottom of the main pages. */
export const tabs = [
  { text: '首页', to: '/', Icon: HouseIcon },
  { text: '挂号', to: '/guahao/index', Icon: CalendarPlusIcon },
  { text: '消息', to: '/account/messages', Icon: MessageSquareTextIcon },
  { text: '我的', to: '/account/index', Icon: CircleUserRoundIcon },
] as const
