import { PlayIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where videos of doctors stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '医生视频',
    to: '/desk/videos',
    group: 'content',
    Icon: PlayIcon,
    may: 'videos.manage',
    position: 190,
    also: ['/desk/video'],
  },
]
