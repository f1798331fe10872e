import type { WorkPlace } from '#app/areas/desk/staff/cards/work-frame.tsx'
import { CircleUserRoundIcon } from '#kit/ui/icons.ts'

/** The workbench's navigation. A room that adds pages adds its line here. */
export const places: readonly WorkPlace[] = [{ text: '我的账号', to: '/workbench/account', Icon: CircleUserRoundIcon }]
