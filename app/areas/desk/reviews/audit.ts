/** What staff do with reviews of orders, in the words of the audit. */
export const acts = {
  'review.show': '展示评价',
  'review.refuse': '退回评价',
  'review.hide': '隐藏评价',
  'review.answer': '回复评价',
  'review.report-take': '接手评价举报',
  'review.report-dismiss': '驳回评价举报',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'review.': '订单评价',
} as const
