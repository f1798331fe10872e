import { StoreIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where merchants stand in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '收款商户号', to: '/desk/merchants', group: 'money', Icon: StoreIcon, may: 'money.read', position: 236 },
]
