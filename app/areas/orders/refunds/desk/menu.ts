import { RotateCwIcon } from 'lucide-react'
import type { WingPlace } from '#app/areas/desk/staff/cards/menu.ts'

/** Where refunds stand in the desk's navigation. */
export const menu: readonly WingPlace[] = [
  { text: '退款/售后', to: '/desk/refunds', Icon: RotateCwIcon, may: 'refunds.handle', after: '/desk/openasks' },
]
