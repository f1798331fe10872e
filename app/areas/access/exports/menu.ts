import { FileDownIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where files that are written later stand in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '导出文件', to: '/desk/exports', group: 'system', Icon: FileDownIcon, may: 'account', position: 254 },
]
