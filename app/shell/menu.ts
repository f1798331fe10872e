import { BookOpenIcon, CalendarPlusIcon, CircleUserRoundIcon, StethoscopeIcon } from '#kit/ui/icons.ts'

/** The four ways out of every page, in the top bar's menu [X079]. */
export const menu = [
  { text: '预约挂号', to: '/guahao/index', Icon: CalendarPlusIcon },
  { text: '问医生', to: '/ask/index', Icon: StethoscopeIcon },
  { text: '健康资讯', to: '/news/index', Icon: BookOpenIcon },
  { text: '个人中心', to: '/account/index', Icon: CircleUserRoundIcon },
] as const
