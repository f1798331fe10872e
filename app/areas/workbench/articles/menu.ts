import { BookOpenIcon } from 'lucide-react'
import type { WorkPlace } from '#app/desk-shell/work-frame.tsx'

/** Where articles stand in the workbench's navigation. */
export const workbenchMenu: readonly WorkPlace[] = [
  { text: '我的文章', to: '/workbench/articles', Icon: BookOpenIcon, position: 70, also: ['/workbench/article'] },
]
