import { type Row, room } from '#app/route-table.ts'

const page = room('content/videos')

export const rows: readonly Row[] = [
  {
    id: 'R132',
    path: '/video/detail',
    file: page('detail'),
    title: '健康视频',
    query: ['file_id'],
  },
  {
    id: 'R243',
    path: '/video/list',
    file: page('list'),
    title: '健康视频',
    keepAlive: true,
    query: ['list', 'cat_id', 'doctor_id'],
  },
]
