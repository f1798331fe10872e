import { type Row, room } from '#app/route-table.ts'

const page = room('guahao/hospitals')

export const rows: Row[] = [
  {
    id: 'R213',
    path: '/unit/list',
    file: page('list'),
    title: '选择医院',
    shareable: true,
    query: ['keyword', 'level', 'class_id', 'area_id', 'sort'],
  },
  { id: 'R214', path: '/unit/index', file: page('index'), title: '医院主页', shareable: true, query: ['unit_id'] },
]
