/** What is done with the money of the store, in the words of the audit. */
export const acts = {
  'store-money.ask': '申请门店提现',
  'store-money.approve': '复核门店提现',
  'store-money.refuse': '驳回门店提现',
  'store-money.paid': '门店提现已打款',
  'store-money.failed': '门店提现打款失败',
  'store-money.recharge': '门店充值入账',
} as const

/** The kind of these acts. */
export const actKinds = { 'store-money.': '门店资金' } as const

/** The rows that they are done to. */
export const rowKinds = { 'store-cash': '门店提现', 'store-recharge': '门店充值' } as const

/** What a line says of a movement. */
export const factNames = {
  cashFen: '提现金额（分）',
  rechargeFen: '充值金额（分）',
  cashWhy: '驳回或失败原因',
} as const
