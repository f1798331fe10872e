/** What doctors do in their own clinic, in the words of the audit; calling is told as the desk tells it. */
export const acts = {
  'visit-note.write': '写门诊小结',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'visit-note.': '门诊小结',
} as const
