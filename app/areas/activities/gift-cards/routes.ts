import { type Row, room } from '#app/route-table.ts'

const page = room('activities/gift-cards')

export const rows: Row[] = [
  { id: 'R253', path: '/activity/giftcards', file: page('gift-cards'), title: '礼品卡', login: true, query: ['state'] },
]
