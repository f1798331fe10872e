import { type Row, room } from '#app/route-table.ts'

const page = room('help')

export const rows: readonly Row[] = [
  {
    id: 'R260',
    path: '/help/question',
    file: page('question'),
    title: '帮助',
    loadingQiYu: true,
    qiyuTitle: '帮助中心',
    query: ['id', 'keyword'],
  },
  { id: 'R006', path: '/qiyuMiddle', file: page('qiyu-middle'), title: '在线客服' },
  { id: 'suggestions', path: '/help/suggestions', file: page('suggestions'), title: '意见反馈', login: true },
]
