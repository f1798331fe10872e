import { type Row, room } from '#app/route-table.ts'

const page = room('activities/invitations')

export const rows: Row[] = [
  {
    id: 'R255',
    path: '/activity/invite',
    file: page('invite'),
    title: '邀请有礼',
    shareable: true,
    // Whom the invitation is from is read by the browser alone: the page is the same for all.
    query: ['act_id'],
  },
]
