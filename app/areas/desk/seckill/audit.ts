/** What staff do with flash sales, in the words of the audit. */
export const acts = {
  'seckill.add': '新增秒杀场次',
  'seckill.cancel': '取消秒杀场次',
  'seckill.stop': '提前结束秒杀',
  'seckill.put': '放入秒杀商品',
  'seckill.take': '移出秒杀商品',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'seckill.': '秒杀',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  seckill: '秒杀场次',
} as const
