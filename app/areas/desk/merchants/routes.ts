import { type Row, room } from '#app/route-table.ts'

const page = room('desk/merchants')

export const rows: Row[] = [
  { id: 'desk-merchants', path: '/desk/merchants', file: page('merchants'), title: '收款商户号', staff: true },
]
