/** What staff do with stops of clinics, in the words of the audit. */
export const acts = {
  'schedule.stop': '停诊',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  substituteId: '替诊门诊编号',
  told: '通知人数',
  kept: '留号',
} as const
