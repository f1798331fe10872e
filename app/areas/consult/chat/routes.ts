import { type Row, room } from '#app/route-table.ts'

const page = room('consult/chat')

export const rows: readonly Row[] = [
  { id: 'R225', path: '/ask/chat', file: page('chat'), title: '问诊对话', login: true },
  { id: 'R056', path: '/health/imconsult', file: page('chat'), title: '问诊对话', login: true, sameAs: '/ask/chat' },
]
