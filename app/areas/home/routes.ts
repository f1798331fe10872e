import { type Row, room } from '#app/route-table.ts'

const page = room('home')

export const rows: readonly Row[] = [
  // Leads to the channel's home; a chosen city goes along for who has no scripts.
  { id: 'R140', path: '/', file: page('root'), title: '首页', query: ['city_id', 'cid'] },
  { id: 'R141', path: '/h5/register/main/index', file: page('main'), title: '医路' },
  { id: 'R142', path: '/h5/chsmart/main/index', file: page('chsmart'), title: '智慧就医' },
  { id: 'R143', path: '/h5/register/:partner/index', file: page('partner'), title: '城市就医' },
  { id: 'R212', path: '/guahao/index', file: page('guahao'), title: '预约挂号', needsPlace: true, keepsPosition: true },
]
