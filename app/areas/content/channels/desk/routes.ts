import { type Row, room } from '#app/route-table.ts'

const page = room('content/channels/desk')

export const rows: Row[] = [
  { id: 'desk-channels', path: '/desk/channels', file: page('channels'), title: '合作渠道', staff: true },
  {
    id: 'desk-channel',
    path: '/desk/channel',
    file: page('channel'),
    title: '合作渠道',
    staff: true,
    query: ['channel'],
  },
]
