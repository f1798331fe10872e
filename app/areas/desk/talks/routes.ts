import { type Row, room } from '#app/route-table.ts'

const page = room('desk/talks')

export const rows: Row[] = [
  { id: 'desk-talks', path: '/desk/talks', file: page('talks'), title: '客服对话', staff: true },
  { id: 'desk-talk', path: '/desk/talk', file: page('talk'), title: '客服对话', staff: true },
  {
    id: 'desk-suggestions',
    path: '/desk/suggestions',
    file: page('suggestions'),
    title: '意见反馈',
    staff: true,
    query: ['answered', 'page'],
  },
  {
    id: 'desk-service-ratings',
    path: '/desk/service-ratings',
    file: page('service-ratings'),
    title: '客服评价',
    staff: true,
  },
  { id: 'desk-talk-phrases', path: '/desk/talk-phrases', file: page('talk-phrases'), title: '快捷用语', staff: true },
]
