import { type Row, room } from '#app/route-table.ts'

const page = room('activities/bargain')

export const rows: Row[] = [
  {
    id: 'R250',
    path: '/activity/bargain',
    file: page('bargain'),
    title: '邀友砍价',
    shareable: true,
    query: ['act_id'],
  },
  {
    id: 'R251',
    path: '/activity/bargaindetail',
    file: page('bargaindetail'),
    title: '砍价详情',
    shareable: true,
    query: ['bargain_id'],
  },
  {
    id: 'R252',
    path: '/activity/bargainhelp',
    file: page('bargainhelp'),
    title: '帮好友砍价',
    shareable: true,
    query: ['bargain_id'],
  },
  {
    id: 'R002',
    path: '/activity/bargainOrder',
    file: page('bargain-order'),
    title: '确认砍价订单',
    login: true,
    query: ['act_id', 'goods_id', 'ex'],
  },
]
