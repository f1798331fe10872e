import { TruckIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where freight stand in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '运费模板', to: '/desk/freight', group: 'mall', Icon: TruckIcon, may: 'goods.manage', position: 110 },
]
