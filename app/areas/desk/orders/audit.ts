/** What staff do with orders of goods, in the words of the audit. */
export const acts = {
  'order.ship': '发货',
  'order.ship-apart': '分包裹发货',
  'order.use': '核销',
  'order.reveal': '查看买家和收货信息',
  'order.note': '写订单备注',
  'order.lessen': '订单改价',
  'order.cancel': '取消订单',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'order.': '商城订单',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  'goods-order': '商城订单',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  carrier: '快递公司',
  parcelNo: '快递单号',
  lessFen: '减了（分）',
} as const
