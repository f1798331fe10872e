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

/** What a line says beside what all lines may say. */
export const factNames = {
  path: '页面地址',
  planName: '引导名称',
  tipMsg: '提示语',
  btnName: '按钮',
  planLink: '按钮打开',
  hasHome: '回首页的按钮',
  planVisits: '给谁看',
  planChannels: '渠道',
  planUnit: '医院编号',
} as const
