import { GiftIcon, PackageOpenIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the points mall stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '积分商品',
    to: '/desk/points',
    group: 'mall',
    Icon: GiftIcon,
    may: 'goods.manage',
    position: 130,
    isPlatforms: true,
  },
  {
    text: '积分兑换',
    to: '/desk/points/orders',
    group: 'mall',
    Icon: PackageOpenIcon,
    may: 'orders.handle',
    position: 140,
    isPlatforms: true,
  },
]
