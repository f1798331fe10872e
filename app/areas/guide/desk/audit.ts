/** What staff do with plans that lead to the native app, in the words of the audit. */
export const acts = {
  'guide.add': '新增 App 引导',
  'guide.change': '修改 App 引导',
  'guide.on': '启用 App 引导',
  'guide.off': '停用 App 引导',
} as const

/** The kind of these acts. */
export const actKinds = { 'guide.': 'App 引导' } as const

/** The rows that they are done to. */
export const rowKinds = { 'guide-plan': 'App 引导' } as const
