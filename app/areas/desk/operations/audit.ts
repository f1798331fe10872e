/** What who operates the product does about jobs, in the words of the audit. */
export const acts = {
  'run.repeat': '重跑失败的任务',
  'run.discard': '忽略失败的任务',
  'message.change': '修改消息模板',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = { 'run.': '任务', 'message.': '消息模板' } as const

/** The rows that they are done to. */
export const rowKinds = { 'job-failure': '失败的任务', 'message-template': '消息模板' } as const

/** What a line says beside what all lines may say. */
export const factNames = {
  job: '任务',
  messageText: '内容',
  isTold: '站内消息',
  isSms: '短信',
  smsTemplate: '服务商模板编号',
} as const
