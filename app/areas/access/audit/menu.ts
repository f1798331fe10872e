import { HistoryIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the audit stand in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '操作记录', to: '/desk/audit', group: 'system', Icon: HistoryIcon, may: 'audit.read', position: 270 },
]
