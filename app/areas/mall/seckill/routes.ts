import { type Row, room } from '#app/route-table.ts'

const page = room('mall/seckill')

export const rows: Row[] = [
  {
    id: 'R119',
    path: '/shop/seckill',
    file: page('seckill'),
    title: '限时秒杀',
    shareable: true,
    query: ['schedule_id', 'category_id', 'order_id', 'share_id', 'from_type', 'audit_id', 'pt_act_id'],
  },
]
