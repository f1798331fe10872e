import { type Row, room } from '#app/route-table.ts'

const page = room('consult/doctors')

export const rows: readonly Row[] = [
  {
    id: 'R129',
    path: '/ask/index',
    file: page('index'),
    title: '问医生',
    keepAlive: true,
    query: ['keyword', 'dep_id', 'ill_id', 'unit_id', 'title', 'price_min', 'price_max', 'service', 'sort'],
  },
  { id: 'ask-famous', path: '/ask/famous', file: page('famous'), title: '名医在线', query: ['dep_id'] },
  { id: 'R222', path: '/ask/select', file: page('select'), title: '选择问诊方式', query: ['doctor_id', 'dep_id'] },
  {
    id: 'R016',
    path: '/health/service/doctor',
    file: page('service-doctor'),
    title: '医生服务',
    shareable: true,
    query: ['doctor_id'],
  },
  {
    id: 'R014',
    path: '/health/service/select',
    file: page('service-select'),
    title: '选择医院',
    query: ['goods_id', 'order_id'],
    names: ['goods_id'],
  },
  {
    id: 'R015',
    path: '/health/service/hospital',
    file: page('service-hospital'),
    title: '服务医院',
    query: ['unit_id'],
  },
  { id: 'R034', path: '/health/superior', file: page('superior'), title: '优选' },
  {
    id: 'R035',
    path: '/health/superiorlist',
    file: page('superiorlist'),
    title: '优选项目',
    query: ['category_id', 'sort'],
  },
  { id: 'R115', path: '/shop/offlineOrder', file: page('offline-order'), title: '面对面咨询', query: ['goods_id'] },
  {
    id: 'R113',
    path: '/shop/psychologyIndex',
    file: page('psychology-index'),
    title: '心理咨询',
    query: ['keyword'],
  },
  { id: 'R114', path: '/shop/onlineConsole', file: page('online-console'), title: '在线咨询' },
]
