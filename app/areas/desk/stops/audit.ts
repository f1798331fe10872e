/** What staff do with stops of clinics, in the words of the audit. */
export const acts = {
  'schedule.stop': '停诊',
  'schedule.stop-ask': '医生申请停诊',
  'schedule.stop-withdraw': '医生撤回停诊申请',
  'schedule.stop-refuse': '不同意停诊',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  substituteId: '替诊门诊编号',
  told: '通知人数',
  kept: '留号',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  'stop-request': '停诊申请',
} as const
