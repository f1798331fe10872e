import { type Row, room } from '#app/route-table.ts'

const page = room('store-app/info')

export const rows: Row[] = [
  { id: 'R262', path: '/store/index', file: page('index'), title: '门店', notJump: true, store: 'store' },
  {
    id: 'R268',
    path: '/store/help',
    file: page('help'),
    title: '门店帮助',
    notJump: true,
    store: 'help',
    query: ['id'],
  },
]
