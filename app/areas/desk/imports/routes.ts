import { type Row, room } from '#app/route-table.ts'

const page = room('desk/imports')

export const rows: Row[] = [
  { id: 'desk-imports', path: '/desk/imports', file: page('imports'), title: '导入文件', staff: true },
  {
    id: 'desk-imports-one',
    path: '/desk/imports/one',
    file: page('one'),
    title: '导入详情',
    staff: true,
    query: ['import_id'],
  },
]
