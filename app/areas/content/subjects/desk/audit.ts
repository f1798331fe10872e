/** What staff do with special subjects, in the words of the audit. */
export const acts = {
  'subject.add': '新增专题',
  'subject.write': '修改专题草稿',
  'subject.publish': '发布专题',
  'subject.off': '下线专题',
} as const

/** The kind of these acts. */
export const actKinds = { 'subject.': '健康专题' } as const

/** The rows that they are done to. */
export const rowKinds = { subject: '健康专题' } as const

/** What a line says beside what all lines may say. */
export const factNames = { parts: '板块' } as const
