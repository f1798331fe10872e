import { type Row, room } from '#app/route-table.ts'

const page = room('desk/care')

export const rows: Row[] = [
  { id: 'desk-care', path: '/desk/care', file: page('care'), title: '诊疗规则核对', staff: true },
]
