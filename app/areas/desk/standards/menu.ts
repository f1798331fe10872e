import { RulerIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the editions of public standards stand in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '标准与程序', to: '/desk/standards', group: 'system', Icon: RulerIcon, may: 'standards.read', position: 295 },
]
