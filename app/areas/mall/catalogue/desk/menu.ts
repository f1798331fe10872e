import { FolderTreeIcon, PanelTopIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where categories of goods and the mall’s tabs stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '商品分类',
    to: '/desk/categories',
    group: 'mall',
    Icon: FolderTreeIcon,
    may: 'categories.manage',
    position: 92,
    isPlatforms: true,
  },
  {
    text: '商城标签',
    to: '/desk/mall-tabs',
    group: 'mall',
    Icon: PanelTopIcon,
    may: 'categories.manage',
    position: 94,
    isPlatforms: true,
  },
]
