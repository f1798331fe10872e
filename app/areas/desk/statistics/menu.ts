import { ChartColumnIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the statistics stand in the desk's navigation: below the overview. */
export const menu: readonly Place[] = [
  {
    text: '统计',
    to: '/desk/statistics',
    group: 'overview',
    Icon: ChartColumnIcon,
    may: 'statistics.read',
    position: 2,
  },
]
