import { TimerIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where flash sales stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '限时秒杀',
    to: '/desk/seckill',
    group: 'mall',
    Icon: TimerIcon,
    may: 'offers.manage',
    position: 70,
    also: ['/desk/seckill/session'],
  },
]
