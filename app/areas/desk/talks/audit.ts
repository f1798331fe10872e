/** What staff do with talks of customer service, in the words of the audit. */
export const acts = {
  'talk.take': '接待客服对话',
  'talk.answer': '回复客服对话',
  'talk.close': '结束客服对话',
  'talk.phrase-add': '新增快捷用语',
  'talk.phrase-change': '修改快捷用语',
  'talk.phrase-remove': '删除快捷用语',
  'suggestion.answer': '回复意见反馈',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'talk.': '客服',
  'suggestion.': '意见反馈',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  talk: '客服对话',
  'talk-phrase': '客服快捷用语',
  suggestion: '意见反馈',
} as const
