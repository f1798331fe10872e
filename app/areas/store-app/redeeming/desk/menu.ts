import { ScanLineIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where conflicts stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '离线核销冲突',
    to: '/desk/store/conflicts',
    group: 'store',
    Icon: ScanLineIcon,
    may: 'store.conflicts',
    position: 221,
  },
]
