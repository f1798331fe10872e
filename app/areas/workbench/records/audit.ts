/** What doctors do with records that patients share, in the words of the audit. */
export const acts = {
  'record.look': '看患者分享的健康档案',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'record.': '健康档案',
} as const
