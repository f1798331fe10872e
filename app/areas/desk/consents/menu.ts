import { FileCheckIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where the texts that people agree to stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '协议与政策',
    to: '/desk/consents',
    group: 'system',
    Icon: FileCheckIcon,
    may: 'consents.publish',
    position: 290,
    isPlatforms: true,
  },
]
