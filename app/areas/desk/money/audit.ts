/** What staff do with bills and refunds, in the words of the audit. */
export const acts = {
  'money.compare': '重新核对账单',
  'money.bill-file': '收下账单文件',
  'money.settle': '处理对账差异',
  'money.refund-retry': '重新提交退款',
  'money.refund-by-hand': '人工退款',
  'money.invoice-retry': '重新提交发票',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'money.': '账务',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  bill: '支付机构账单',
  difference: '对账差异',
  refund: '退款',
  invoice: '发票',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  fault: '差异',
  oursFen: '我方（分）',
  theirsFen: '对方（分）',
  amountFen: '金额（分）',
  says: '对方说',
  payments: '收款笔数',
  refunds: '退款笔数',
  cameFen: '收款（分）',
  wentFen: '退款（分）',
  unread: '读不出的行数',
} as const
