import {
  BookOpenIcon,
  CalendarDaysIcon,
  CircleUserRoundIcon,
  MessageSquareQuoteIcon,
  MessageSquareTextIcon,
  SlidersHorizontalIcon,
  UsersIcon,
  VideoIcon,
  WalletIcon,
} from 'lucide-react'
import type { WorkPlace } from '#app/areas/desk/staff/cards/work-frame.tsx'

/** The workbench's navigation. A room that adds pages adds its line here. */
export const places: readonly WorkPlace[] = [
  {
    text: '问诊',
    to: '/workbench/asks',
    Icon: MessageSquareTextIcon,
    also: ['/workbench/talk', '/workbench/prescriptions'],
  },
  { text: '通话', to: '/workbench/calls', Icon: VideoIcon, also: ['/workbench/call'] },
  { text: '家庭医生', to: '/workbench/family', Icon: UsersIcon, also: ['/workbench/resident'] },
  { text: '常用语', to: '/workbench/phrases', Icon: MessageSquareQuoteIcon },
  { text: '问诊服务', to: '/workbench/services', Icon: SlidersHorizontalIcon },
  { text: '出诊', to: '/workbench/schedule', Icon: CalendarDaysIcon },
  { text: '我的文章', to: '/workbench/articles', Icon: BookOpenIcon, also: ['/workbench/article'] },
  { text: '收入', to: '/workbench/income', Icon: WalletIcon },
  { text: '我的账号', to: '/workbench/account', Icon: CircleUserRoundIcon },
]
