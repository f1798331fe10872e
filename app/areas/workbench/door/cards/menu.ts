import type { WorkPlace } from '#app/areas/desk/staff/cards/work-frame.tsx'
import { BookOpenIcon, CircleUserRoundIcon, UsersIcon } from '#kit/ui/icons.ts'

/** The workbench's navigation. A room that adds pages adds its line here. */
export const places: readonly WorkPlace[] = [
  { text: '家庭医生', to: '/workbench/family', Icon: UsersIcon, also: ['/workbench/resident'] },
  { text: '我的文章', to: '/workbench/articles', Icon: BookOpenIcon, also: ['/workbench/article'] },
  { text: '我的账号', to: '/workbench/account', Icon: CircleUserRoundIcon },
]
