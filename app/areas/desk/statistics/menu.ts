import { ChartColumnIcon, ShoppingBasketIcon } from 'lucide-react'
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
    also: [
      '/desk/statistics/consultations',
      '/desk/statistics/funnels',
      '/desk/statistics/money',
      '/desk/statistics/users',
    ],
  },
  // Of a place of its own: who keeps the mall may not see the statistics of clinics.
  {
    text: '商品统计',
    to: '/desk/statistics/goods',
    group: 'mall',
    Icon: ShoppingBasketIcon,
    may: 'statistics.goods',
    position: 96,
  },
]
