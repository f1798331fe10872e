import { ListTodoIcon } from 'lucide-react'
import type { Place } from '#app/desk-shell/desk-menu.ts'

/** Where tasks for points stand in the desk's navigation. */
export const menu: readonly Place[] = [
  {
    text: '积分任务',
    to: '/desk/points/tasks',
    group: 'mall',
    Icon: ListTodoIcon,
    may: 'points.rule',
    position: 141,
    isPlatforms: true,
  },
]
