/** What doctors do with consultations, in the words of the audit. */
export const acts = {
  'consultation.take': '接诊',
  'consultation.decline': '拒绝接诊',
  'consultation.end': '结束问诊',
  'consultation.recall': '撤回问诊消息',
  'doctor.busy': '设为忙碌',
  'doctor.free': '恢复接诊',
  'doctor.service': '改问诊服务',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'consultation.': '问诊',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  consultation: '问诊',
} as const
