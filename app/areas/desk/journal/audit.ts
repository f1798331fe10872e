/** What staff do with the books as a whole, in the words of the audit. */
export const acts = {
  'months.close': '月结',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'months.': '月结',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  month: '账期',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  entries: '分录笔数',
} as const
