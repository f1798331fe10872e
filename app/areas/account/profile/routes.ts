import { type Row, room } from '#app/route-table.ts'

const page = room('account/profile')

export const rows: readonly Row[] = [{ id: 'R201', path: '/account/index', file: page('index'), title: '我的' }]
