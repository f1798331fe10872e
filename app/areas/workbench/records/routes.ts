import { type Row, room } from '#app/route-table.ts'

const page = room('workbench/records')

export const rows: readonly Row[] = [
  { id: 'workbench-record', path: '/workbench/record', file: page('record'), title: '患者分享的档案', doctor: true },
]
