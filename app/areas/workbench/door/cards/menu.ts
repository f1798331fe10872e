import type { WorkPlace } from '#app/areas/desk/staff/cards/work-frame.tsx'
import {
  CalendarDaysIcon,
  MessageSquareQuoteIcon,
  MessageSquareTextIcon,
  SlidersHorizontalIcon,
  WalletIcon,
} from '#kit/ui/icons.ts'

/** The workbench's navigation. A room that adds pages adds its line here. */
export const places: readonly WorkPlace[] = [
  { text: '问诊', to: '/workbench/asks', Icon: MessageSquareTextIcon, also: ['/workbench/talk'] },
  { text: '常用语', to: '/workbench/phrases', Icon: MessageSquareQuoteIcon },
  { text: '问诊服务', to: '/workbench/services', Icon: SlidersHorizontalIcon },
  { text: '出诊', to: '/workbench/schedule', Icon: CalendarDaysIcon },
  { text: '收入', to: '/workbench/income', Icon: WalletIcon },
]
