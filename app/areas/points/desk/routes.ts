import { type Row, room } from '#app/route-table.ts'

const page = room('points/desk')

export const rows: Row[] = [
  { id: 'desk-points-tasks', path: '/desk/points/tasks', file: page('tasks'), title: '积分任务', staff: true },
]
