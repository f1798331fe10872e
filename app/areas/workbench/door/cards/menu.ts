import type { WorkPlace } from '#app/areas/desk/staff/cards/work-frame.tsx'
import { CircleUserRoundIcon, VideoIcon } from '#kit/ui/icons.ts'

/** The workbench's navigation. A room that adds pages adds its line here. */
export const places: readonly WorkPlace[] = [
  { text: '通话', to: '/workbench/calls', Icon: VideoIcon, also: ['/workbench/call'] },
  { text: '我的账号', to: '/workbench/account', Icon: CircleUserRoundIcon },
]
