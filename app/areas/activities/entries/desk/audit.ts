/** What staff do with what comes in, in the words of the audit. */
export const acts = {
  'bank-visit.contact': '查看银行预约的号码',
  'bank.add': '新增预约银行',
  'bank.change': '修改预约银行',
  'bank.open': '恢复预约银行',
  'bank.close': '暂停预约银行',
  'family-feedback.read': '查看家庭活动反馈',
} as const

/** The kind of these acts. */
export const actKinds = { 'bank-visit.': '银行预约', 'bank.': '预约银行', 'family-feedback.': '家庭活动反馈' } as const

/** The rows that they are done to. */
export const rowKinds = { 'bank-visit': '银行预约', bank: '预约银行', 'family-feedback': '家庭活动反馈' } as const
