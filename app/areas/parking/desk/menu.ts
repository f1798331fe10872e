import { CircleParkingIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where parking stands in the desk's navigation. */
export const menu: readonly Place[] = [
  { text: '停车', to: '/desk/parking', group: 'service', Icon: CircleParkingIcon, may: 'parking.read', position: 86 },
]
