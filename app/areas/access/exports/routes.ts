import { type Row, room } from '#app/route-table.ts'

const page = room('access/exports')

export const rows: Row[] = [
  { id: 'desk-exports', path: '/desk/exports', file: page('exports'), title: '导出文件', staff: true },
]
