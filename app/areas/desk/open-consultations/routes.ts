import { type Row, room } from '#app/route-table.ts'

const page = room('desk/open-consultations')

export const rows: Row[] = [
  { id: 'desk-open-asks', path: '/desk/openasks', file: page('openasks'), title: '公开问诊', staff: true },
  { id: 'desk-open-ask', path: '/desk/openask', file: page('openask'), title: '审核公开问诊', staff: true },
]
