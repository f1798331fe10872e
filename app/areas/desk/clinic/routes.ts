import { type Row, room } from '#app/route-table.ts'

const page = room('desk/clinic')

export const rows: Row[] = [
  { id: 'desk-today', path: '/desk/today', file: page('today'), title: '今日门诊', staff: true },
  { id: 'desk-clinic', path: '/desk/clinic', file: page('clinic'), title: '门诊队列', staff: true },
  { id: 'desk-screens', path: '/desk/screens', file: page('screens'), title: '候诊大屏', staff: true },
  { id: 'desk-screen', path: '/desk/screen', file: page('screen'), title: '候诊大屏', staff: true },
  { id: 'desk-wall', path: '/desk/wall', file: page('wall'), title: '候诊大屏', notJump: true },
]
