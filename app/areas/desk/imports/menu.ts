import { FileUpIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'
import { mayBring } from './rules.ts'

/** Where files that are brought stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '导入文件',
    to: '/desk/imports',
    group: 'masters',
    Icon: FileUpIcon,
    may: mayBring,
    isWhole: true,
    position: 221,
    also: ['/desk/imports/one'],
  },
]
