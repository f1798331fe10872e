/** What doctors do with what is said of them, in the words of the audit. */
export const acts = {
  'rating.answer': '医生回复评价',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'rating.': '医生回复评价',
} as const
