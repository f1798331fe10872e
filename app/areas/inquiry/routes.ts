import { type Row, room } from '#app/route-table.ts'

const page = room('inquiry')

export const rows: Row[] = [
  { id: 'R105', path: '/inquiry/index', file: page('index'), title: '海外就医询价', query: ['unit_id', 'project_id'] },
  { id: 'R106', path: '/inquiry/myInquiryIndex', file: page('my-inquiry-index'), title: '我的询价', login: true },
  { id: 'R107', path: '/inquiry/inquiryList', file: page('inquiry-list'), title: '全部询价', login: true },
  {
    id: 'R108',
    path: '/inquiry/inquiryDetail',
    file: page('inquiry-detail'),
    title: '询价详情',
    login: true,
    query: ['id'],
  },
  {
    id: 'inquiry-compare',
    path: '/account/inquiryquotes',
    file: page('inquiryquotes'),
    title: '比较报价',
    login: true,
    query: ['id'],
  },
  { id: 'inquiry-hospital', path: '/inquiry/hospital', file: page('hospital'), title: '医院查看资料与报价' },
  { id: 'inquiry-letter', path: '/inquiry/letter', file: page('letter'), title: '核验邀请函' },
]
