import { LandmarkIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where it stands in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '存入银行', to: '/desk/deposits', group: 'money', Icon: LandmarkIcon, may: 'till.read', position: 266 },
]
