import { type Row, room } from '#app/route-table.ts'

const page = room('store-app/redeeming/desk')

export const rows: Row[] = [
  {
    id: 'desk-store-conflicts',
    path: '/desk/store/conflicts',
    file: page('conflicts'),
    title: '离线核销冲突',
    staff: true,
  },
]
