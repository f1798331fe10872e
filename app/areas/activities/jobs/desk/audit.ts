/** What staff do with jobs, in the words of the audit. */
export const acts = {
  'job.add': '发布岗位',
  'job.change': '修改岗位',
  'job.close': '关闭岗位',
  'job.open': '重新招聘',
} as const

/** The kind of these acts. */
export const actKinds = { 'job.': '招聘' } as const

/** The rows that they are done to. */
export const rowKinds = { job: '岗位' } as const
