import { type Row, room } from '#app/route-table.ts'

const page = room('sandbox')

export const rows: readonly Row[] = [
  { id: 'sandbox', path: '/sandbox', file: page('sandbox'), title: '演示台', query: ['tab'] },
  { id: 'sandbox-cashier', path: '/sandbox/cashier', file: page('cashier'), title: '演示收银台' },
  { id: 'sandbox-face', path: '/sandbox/face', file: page('face'), title: '演示人脸核验' },
  { id: 'sandbox-host', path: '/sandbox/host', file: page('host'), title: '宿主模拟器' },
  { id: 'gallery', path: '/sandbox/gallery', file: page('gallery'), title: '组件' },
  { id: 'waterfall', path: '/sandbox/waterfall', file: page('waterfall'), title: '瀑布流' },
]
