import { type Row, room } from '#app/route-table.ts'

const page = room('desk/activities')

export const rows: Row[] = [
  { id: 'desk-activities', path: '/desk/activities', file: page('activities'), title: '抽奖、砍价与邀请', staff: true },
  { id: 'desk-activities-one', path: '/desk/activities/one', file: page('one'), title: '活动详情', staff: true },
  {
    id: 'desk-activities-prizes',
    path: '/desk/activities/prizes',
    file: page('prizes'),
    title: '奖品寄送',
    staff: true,
  },
  {
    id: 'desk-activities-invitations',
    path: '/desk/activities/invitations',
    file: page('invitations'),
    title: '邀请明细',
    staff: true,
  },
  { id: 'desk-giftcards', path: '/desk/giftcards', file: page('gift-cards'), title: '礼品卡', staff: true },
]
