import { type Row, room } from '#app/route-table.ts'

const page = room('desk/seckill')

export const rows: Row[] = [
  { id: 'desk-seckill', path: '/desk/seckill', file: page('seckill'), title: '限时秒杀', staff: true },
  { id: 'desk-seckill-session', path: '/desk/seckill/session', file: page('session'), title: '秒杀商品', staff: true },
]
