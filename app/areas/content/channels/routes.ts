import { type Row, room } from '#app/route-table.ts'

const page = room('content/channels')

export const rows: Row[] = [
  // A channel is told by its cookie where the address has none; the address that counts names it.
  {
    id: 'R246',
    path: '/channel/index',
    file: page('index'),
    title: '合作渠道',
    shareable: true,
    query: ['cid', 'pubcat_id', 'ask_pubcat_id'],
    names: ['cid'],
  },
]
