import { type Row, room } from '#app/route-table.ts'

const page = room('family-doctor')

export const rows: readonly Row[] = [
  { id: 'R228', path: '/familydoc/index', file: page('index'), title: '家庭医生', query: ['keyword', 'area_code'] },
  { id: 'R229', path: '/familydoc/apply', file: page('apply'), title: '申请签约', login: true },
  { id: 'R230', path: '/familydoc/detail', file: page('detail'), title: '我的家庭医生', login: true },
  { id: 'R231', path: '/familydoc/records', file: page('records'), title: '健康档案', login: true },
  { id: 'R234', path: '/plan/list', file: page('plan-list'), title: '健康计划', login: true, query: ['due'] },
  { id: 'R235', path: '/plan/detail', file: page('plan-detail'), title: '健康计划', login: true },
  {
    id: 'family-reports',
    path: '/familydoc/reports',
    file: page('reports'),
    title: '检查报告',
    login: true,
    query: ['from'],
  },
]
