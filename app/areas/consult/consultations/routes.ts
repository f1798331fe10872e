import { type Row, room } from '#app/route-table.ts'

const page = room('consult/consultations')

export const rows: readonly Row[] = [
  {
    id: 'R011',
    path: '/health/askdetail',
    file: page('askdetail'),
    title: '问答详情',
    shareable: true,
    query: ['ask_id'],
  },
  { id: 'R012', path: '/health/question', file: page('question'), title: '大家在问', query: ['category_id', 'list'] },
  { id: 'R013', path: '/health/consult', file: page('consult'), title: '健康咨询', shareable: true },
  { id: 'R223', path: '/ask/create', file: page('create'), title: '描述病情', login: true },
  { id: 'R224', path: '/ask/list', file: page('list'), title: '我的问诊', login: true },
  { id: 'R227', path: '/ask/detail', file: page('detail'), title: '问诊实录', shareable: true, query: ['ask_id'] },
  { id: 'ask-order', path: '/ask/order', file: page('order'), title: '问诊进度', login: true },
]
