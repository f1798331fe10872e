/** What staff do with videos of doctors, in the words of the audit. */
export const acts = {
  'video.add': '新增视频',
  'video.change': '修改视频',
  'video.publish': '发布视频',
  'video.withdraw': '撤下视频',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'video.': '视频',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  video: '视频',
} as const
