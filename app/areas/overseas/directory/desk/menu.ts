import { GlobeIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where care abroad stands in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '海外名录',
    to: '/desk/abroad',
    group: 'content',
    Icon: GlobeIcon,
    may: 'abroad.manage',
    position: 104,
    isPlatforms: true,
    also: ['unit', 'experts', 'cases', 'packages', 'ills', 'places'].map((page) => `/desk/abroad/${page}`),
  },
]
