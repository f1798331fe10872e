import { type Row, room } from '#app/route-table.ts'

const page = room('desk/counter')

export const rows: Row[] = [
  { id: 'desk-counter', path: '/desk/counter', file: page('counter'), title: '人工窗口', staff: true },
  { id: 'desk-person', path: '/desk/person', file: page('person'), title: '患者', staff: true },
  { id: 'desk-person-book', path: '/desk/person-book', file: page('person-book'), title: '挂号', staff: true },
  { id: 'desk-slip', path: '/desk/slip', file: page('slip'), title: '就诊单', staff: true },
]
