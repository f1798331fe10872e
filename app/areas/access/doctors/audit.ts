/** What staff do with accounts of doctors, in the words of the audit. */
export const acts = {
  'doctor.add': '开通医生工作台',
  'doctor.reset': '重置医生密码',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'doctor.': '医生',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  doctor: '医生',
} as const
