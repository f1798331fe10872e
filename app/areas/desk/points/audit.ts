/** What staff do with the points mall, in the words of the audit. */
export const acts = {
  'points.add': '新增积分商品',
  'points.change': '修改积分商品',
  'points.on': '积分商品上架',
  'points.off': '积分商品下架',
  'points.stock': '调整积分商品库存',
  'points.reveal': '查看兑换的收货信息',
  'points.ship': '积分兑换发货',
  'points.cancel': '取消积分兑换',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'points.': '积分商城',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  'points-goods': '积分商品',
  'points-order': '积分兑换',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  point: '积分',
  pieces: '件数',
} as const
