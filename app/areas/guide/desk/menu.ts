import { SmartphoneIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where plans that lead to the native app stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: 'App 引导',
    to: '/desk/guide-plans',
    group: 'content',
    Icon: SmartphoneIcon,
    may: 'guide.manage',
    position: 108,
    isPlatforms: true,
  },
]
