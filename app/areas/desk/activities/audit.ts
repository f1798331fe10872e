/** What staff do with activities and gift cards, in the words of the audit. */
export const acts = {
  'activity.lottery': '新增抽奖',
  'activity.bargain': '新增砍价',
  'activity.invite': '新增邀请',
  'activity.stop': '结束活动',
  'activity.send': '寄出奖品',
  'activity.reveal': '查看奖品的收货信息',
  'gift-card.print': '打印礼品卡',
  'gift-card.spend': '礼品卡扣款',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'activity.': '活动',
  'gift-card.': '礼品卡',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  activity: '活动',
  prize: '奖品',
  'gift-card': '礼品卡',
} as const
