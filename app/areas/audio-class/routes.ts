import { type Row, room } from '#app/route-table.ts'

const page = room('audio-class')

export const rows: Row[] = [
  {
    id: 'R244',
    path: '/audio/index',
    file: page('index'),
    title: '音频课',
    shareable: true,
    keepsPosition: true,
    query: ['tab_id'],
  },
  {
    id: 'audio-list',
    path: '/audio/list',
    file: page('list'),
    title: '全部课程',
    keepsPosition: true,
    query: ['category_id', 'keyword', 'is_free', 'sort', 'page_size', 'doctor_id'],
  },
  { id: 'audio-mine', path: '/audio/mine', file: page('mine'), title: '我的课程', login: true },
  {
    id: 'lessonDetail',
    path: '/vue/doctorlesson/detail',
    file: page('detail'),
    title: '收听',
    query: ['classId', 'fileId'],
  },
  { id: 'R131', path: '/vue/doctorlesson/intro', file: page('intro'), title: '课程介绍', query: ['classId'] },
]
