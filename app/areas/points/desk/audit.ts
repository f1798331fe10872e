/** What staff do with tasks and words of points, in the words of the audit. */
export const acts = {
  'point-task.change': '修改积分任务',
  'point-words.change': '修改积分规则',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'point-task.': '积分任务',
  'point-words.': '积分规则',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  'point-task': '积分任务',
  'point-words': '积分规则',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  taskPoints: '积分',
  taskGrowth: '成长值',
  perDay: '每天次数',
  seconds: '浏览秒数',
} as const
