import { StarIcon } from 'lucide-react'
import type { WorkPlace } from '#app/desk-shell/work-frame.tsx'

/** Where what patients say of the doctor stands in the workbench's navigation. */
export const workbenchMenu: readonly WorkPlace[] = [
  { text: '评价', to: '/workbench/ratings', Icon: StarIcon, position: 75 },
]
