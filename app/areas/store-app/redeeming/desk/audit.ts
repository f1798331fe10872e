/** What is done with codes of the store, in the words of the audit. */
export const acts = {
  'store-code.check': '门店 App 核销',
  'store-code.settle': '处理离线冲突',
  'store-code.limits': '改离线核销上限',
} as const

/** The kind of these acts. */
export const actKinds = { 'store-code.': '门店核销' } as const

/** The rows that they are done to. */
export const rowKinds = { 'store-check': '核销记录', 'store-limits': '离线上限' } as const

/** What a line says of a check. */
export const factNames = {
  settledNote: '处理说明',
  eachFen: '单笔上限',
  sumFen: '总额上限',
  limitCount: '笔数上限',
} as const
