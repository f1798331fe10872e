import { type Row, room } from '#app/route-table.ts'

const page = room('guide/desk')

export const rows: Row[] = [
  { id: 'desk-guide-plans', path: '/desk/guide-plans', file: page('guide-plans'), title: 'App 引导', staff: true },
]
