/** What staff do with illnesses and symptoms, in the words of the audit. */
export const acts = {
  'illness.add': '新增疾病或症状',
  'illness.change': '修改疾病或症状',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'illness.': '疾病和症状',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  illness: '疾病或症状',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  spokenAs: '别的叫法',
  isSymptom: '是症状',
  catalogueIds: '科室',
} as const
