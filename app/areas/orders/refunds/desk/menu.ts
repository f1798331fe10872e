import { RotateCwIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where refunds stand in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '退款/售后', to: '/desk/refunds', group: 'mall', Icon: RotateCwIcon, may: 'refunds.handle', position: 205 },
]
