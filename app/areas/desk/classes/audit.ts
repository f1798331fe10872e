/** What staff do with audio classes, in the words of the audit. */
export const acts = {
  'class.add': '新增音频课',
  'class.change': '修改音频课',
  'class.on': '发布音频课',
  'class.off': '下架音频课',
  'class.essence': '标记精选课',
  'class.banner': '设置音频课横幅',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'class.': '音频课',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  class: '音频课',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  isPaid: '收费',
  bannerUntil: '横幅到期',
} as const
