/** What doctors do in their own clinic, in the words of the audit; calling is told as the desk tells it. */
export const acts = {
  'visit-note.write': '写门诊小结',
  'note-template.save': '保存小结模板',
  'note-template.remove': '删除小结模板',
  'visit-test.order': '开检查',
  'visit-test.withdraw': '撤销检查',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'visit-note.': '门诊小结',
  'note-template.': '小结模板',
  'visit-test.': '检查',
} as const

/** The rows that they are done to, beside visits. */
export const rowKinds = {
  'note-template': '小结模板',
  'visit-test': '检查',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  tests: '检查项目数',
} as const
