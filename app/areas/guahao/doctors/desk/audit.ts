/** What staff do with free consultations of their hospital's own staff, in the words of the audit. */
export const acts = {
  'employee-benefit.grant': '发放员工免费问诊',
  'employee-benefit.change': '修改员工免费问诊',
  'employee-benefit.withdraw': '收回员工免费问诊',
} as const

/** The kind of these acts. */
export const actKinds = { 'employee-benefit.': '员工免费问诊' } as const

/** The rows that they are done to. */
export const rowKinds = { 'employee-benefit': '员工免费问诊' } as const

/** What a line says beside what all lines may say. */
export const factNames = {
  freeGranted: '免费次数',
  freeUsed: '已用次数',
  freeUntil: '最后一天',
} as const
