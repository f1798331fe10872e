import { ShieldCheckIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the rules of care stand in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '诊疗规则', to: '/desk/care', group: 'system', Icon: ShieldCheckIcon, may: 'audit.read', position: 280 },
]
