/** What staff do with money at the counter, in the words of the audit. */
export const acts = {
  'till.open': '开班',
  'till.close': '交班',
  'till.close-other': '替同事交班',
  'till.collect': '窗口收费',
  'till.gift-card': '窗口查礼品卡余额',
  'till.give-back': '窗口退费',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'till.': '窗口收费',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  shift: '收费班次',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  float: '备用金',
  counted: '清点现金',
  expected: '应有现金',
  paid: '金额',
  gift: '其中礼品卡',
} as const
