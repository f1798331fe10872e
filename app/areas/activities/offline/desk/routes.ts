import { type Row, room } from '#app/route-table.ts'

const page = room('activities/offline/desk')

export const rows: Row[] = [
  { id: 'desk-offline', path: '/desk/offline', file: page('offline'), title: '线下活动', staff: true },
  { id: 'desk-offline-one', path: '/desk/offline/one', file: page('one'), title: '活动与签到', staff: true },
  { id: 'desk-offline-edit', path: '/desk/offline/edit', file: page('edit'), title: '填写线下活动', staff: true },
]
