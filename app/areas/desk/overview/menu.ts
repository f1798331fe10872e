import { LayoutDashboardIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the overview stands in the desk's navigation: first. */
export const menu: readonly Place[] = [
  {
    text: '今日概览',
    to: '/desk/overview',
    group: 'overview',
    Icon: LayoutDashboardIcon,
    may: 'overview.read',
    position: 1,
  },
]
