/** What staff do with membership, in the words of the audit. */
export const acts = {
  'membership.add': '新增会员套餐',
  'membership.change': '修改会员套餐',
  'membership.on': '会员套餐上架',
  'membership.off': '会员套餐下架',
  'membership.codes': '生成会员激活码或兑换码',
  'membership.withdraw': '作废激活码或兑换码',
  'membership.reveal': '查看权益预约的姓名和内容',
  'membership.confirm': '确认权益预约',
  'membership.done': '完成权益预约',
  'membership.cancel': '取消权益预约',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'membership.': '会员',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  'membership-package': '会员套餐',
  'membership-code': '激活码或兑换码',
  'membership-booking': '权益预约',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  months: '月数',
} as const
