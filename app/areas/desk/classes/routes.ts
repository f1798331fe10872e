import { type Row, room } from '#app/route-table.ts'

const page = room('desk/classes')

export const rows: Row[] = [
  { id: 'desk-classes', path: '/desk/classes', file: page('classes'), title: '音频课', staff: true },
  { id: 'desk-class', path: '/desk/class', file: page('class'), title: '编辑音频课', staff: true },
]
