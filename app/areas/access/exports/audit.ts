/** What staff do with files that were written later, in the words of the audit. */
export const acts = {
  'list.fetch': '下载导出文件',
  'list.drop': '删除导出文件',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  file: '文件',
} as const
