/** What staff do with merchants, in the words of the audit. */
export const acts = {
  'merchant.ask': '申请更换收款商户号',
  'merchant.set': '更换收款商户号',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'merchant.': '收款商户号',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  merchant: '收款商户号',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  merchantNo: '商户号',
} as const
