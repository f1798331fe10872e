/** What doctors do with prescriptions, in the words of the audit. */
export const acts = {
  'prescription.write': '开处方',
  'prescription.withdraw': '撤回处方',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'prescription.': '处方',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  prescription: '处方',
} as const
