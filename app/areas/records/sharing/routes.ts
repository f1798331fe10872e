import { type Row, room } from '#app/route-table.ts'

const page = room('records/sharing')

export const rows: readonly Row[] = [
  { id: 'records-shares', path: '/records/shares', file: page('shares'), title: '分享档案', login: true },
  { id: 'records-open', path: '/records/open', file: page('open'), title: '打开分享的档案' },
]
