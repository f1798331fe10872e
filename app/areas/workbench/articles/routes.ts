import { type Row, room } from '#app/route-table.ts'

const page = room('workbench/articles')

export const rows: Row[] = [
  { id: 'workbench-articles', path: '/workbench/articles', file: page('articles'), title: '我的文章', doctor: true },
  { id: 'workbench-article', path: '/workbench/article', file: page('article'), title: '写文章', doctor: true },
]
