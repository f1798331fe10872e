import { type Row, room } from '#app/route-table.ts'

const page = room('desk/articles')

export const rows: Row[] = [
  { id: 'desk-articles', path: '/desk/articles', file: page('articles'), title: '文章审核', staff: true },
  { id: 'desk-article', path: '/desk/article', file: page('article'), title: '审核一篇文章', staff: true },
  {
    id: 'desk-article-correct',
    path: '/desk/article/correct',
    file: page('correct'),
    title: '校对一篇文章',
    staff: true,
  },
]
