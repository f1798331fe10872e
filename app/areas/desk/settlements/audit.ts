/** What staff do with settlements and payouts, in the words of the audit. */
export const acts = {
  'settlement.issue': '出结算单',
  'settlement.terms': '设定分成与费率',
  'payout.propose': '申请付款',
  'payout.approve': '同意付款',
  'payout.pay': '登记已付款',
  'payout.fail': '登记付款失败',
  'receipt.propose': '登记收到的欠款',
  'receipt.approve': '同意收款入账',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'settlement.': '结算',
  'payout.': '付款',
  'receipt.': '收款',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  settlement: '结算单',
  payout: '付款',
  receipt: '收款',
  party: '结算对象',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  party: '结算对象',
  month: '账期',
  netFen: '净额（分）',
  dueFen: '应付（分）',
  settlement: '结算单号',
  bankNo: '银行流水号',
  paidOn: '付款日期',
  receivedOn: '收款日期',
  isAlone: '没有别人可以同意',
  shareBp: '分成（万分之）',
  feeBp: '手续费（万分之）',
} as const
