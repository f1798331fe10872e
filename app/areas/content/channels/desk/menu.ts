import { HandshakeIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where partners' channels stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '合作渠道',
    to: '/desk/channels',
    group: 'content',
    Icon: HandshakeIcon,
    may: 'channels.edit',
    position: 104,
    also: ['/desk/channel'],
    isPlatforms: true,
  },
]
