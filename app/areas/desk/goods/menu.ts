import { ShoppingBagIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where goods and their stock stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '商品',
    to: '/desk/goods',
    group: 'mall',
    Icon: ShoppingBagIcon,
    may: 'goods.manage',
    position: 60,
    also: ['/desk/goods/edit', '/desk/goods/stock'],
  },
]
