/** What staff do with freight, in the words of the audit. */
export const acts = {
  'freight.add': '新增运费模板',
  'freight.change': '修改运费模板',
  'freight.remove': '删除运费模板',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'freight.': '运费模板',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  freight: '运费模板',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  countedBy: '计费方式',
  ruleCount: '规则数',
} as const
