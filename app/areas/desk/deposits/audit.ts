/** What staff do with what counters took, in the words of the audit. */
export const acts = { 'deposit.enter': '登记存入银行' } as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = { 'deposit.': '存入银行' } as const

/** The rows that they are done to. */
export const rowKinds = { deposit: '存款' } as const

/** What a line says beside what all lines may say. */
export const factNames = {
  bankedFen: '到账（分）',
  shouldFen: '应收（分）',
  slipNo: '回单号',
} as const
