/** What staff do with refunds, in the words of the audit. */
export const acts = {
  'refund.agree': '同意退款',
  'refund.decline': '拒绝退款',
  'refund.received': '收到退货',
  'refund.decide': '平台裁定退款',
} as const

/** The kind of these acts. */
export const actKinds = { 'refund.': '商城退款' } as const

/** The rows that they are done to. */
export const rowKinds = { 'goods-refund': '商城退款' } as const
