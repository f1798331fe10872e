import { type Row, room } from '#app/route-table.ts'

const page = room('store-app/devices/desk')

export const rows: Row[] = [
  { id: 'desk-store-devices', path: '/desk/store/devices', file: page('devices'), title: '门店设备', staff: true },
]
