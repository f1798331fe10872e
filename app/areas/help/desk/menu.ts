import { CircleQuestionMarkIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where questions of the help centre stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '帮助问题',
    to: '/desk/help-questions',
    group: 'content',
    Icon: CircleQuestionMarkIcon,
    may: 'help.manage',
    position: 107,
    isPlatforms: true,
  },
]
