import { type Row, room } from '#app/route-table.ts'

const page = room('workbench/chat')

export const rows: Row[] = [
  { id: 'workbench-talk', path: '/workbench/talk', file: page('talk'), title: '问诊', doctor: true },
  { id: 'workbench-phrases', path: '/workbench/phrases', file: page('phrases'), title: '常用语', doctor: true },
]
