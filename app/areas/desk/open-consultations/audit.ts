/** What staff do with consultations that are open to all, in the words of the audit. */
export const acts = {
  'open-ask.open': '公开问诊',
  'open-ask.refuse': '不公开问诊',
  'open-ask.close': '撤下公开问诊',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'open-ask.': '公开问诊',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  'open-ask': '公开问诊',
} as const
