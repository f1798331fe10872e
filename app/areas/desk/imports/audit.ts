/** What staff do with files that they bring, in the words of the audit. */
export const acts = {
  'import.begin': '上传导入文件',
  'import.run': '确认导入',
  'import.done': '完成导入',
  'import.cancel': '取消导入',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'import.': '导入',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  import: '导入',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  brought: '资料',
  added: '新增',
  changed: '更改',
  unchanged: '不变',
  refused: '不能导入',
  digest: '文件摘要',
} as const
