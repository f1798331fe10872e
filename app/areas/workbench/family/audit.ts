/** What doctors do with signings, in the words of the audit. */
export const acts = {
  'family.accept': '通过家医签约',
  'family.decline': '拒绝家医签约',
  'family.visit': '记录家医随访',
  'family.plan': '发健康计划',
  'family.report': '发体检报告',
  'family.advise': '回复健康评估',
  'family.say': '发家医动态',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'family.': '家庭医生',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  signing: '家医签约',
} as const
