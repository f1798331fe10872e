import { SmartphoneIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the store's phones stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '门店设备',
    to: '/desk/store/devices',
    group: 'store',
    Icon: SmartphoneIcon,
    may: 'store.devices',
    position: 220,
  },
]
