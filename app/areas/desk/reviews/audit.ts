/** What staff do with reviews of orders, in the words of the audit. */
export const acts = {
  'review.show': '展示评价',
  'review.refuse': '退回评价',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'review.': '订单评价',
} as const
