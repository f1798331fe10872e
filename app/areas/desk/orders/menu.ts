import { PackageIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where orders of goods stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '商城订单',
    to: '/desk/orders',
    group: 'mall',
    Icon: PackageIcon,
    may: 'orders.handle',
    position: 120,
    also: ['/desk/orders/detail', '/desk/orders/find'],
  },
]
