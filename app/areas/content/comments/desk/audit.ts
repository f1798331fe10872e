/** What staff do with what readers say, in the words of the audit. */
export const acts = {
  'discussion.show': '展示科普评论',
  'discussion.hide': '不展示科普评论',
  'discussion.answer': '回复科普评论',
  'discussion.report-take': '接手科普评论的举报',
  'discussion.report-dismiss': '驳回科普评论的举报',
  'discussion.origin': '查看科普评论的网络地址',
  'discussion.rules': '修改科普评论审核规则',
} as const

/** The kind of these acts. */
export const actKinds = { 'discussion.': '科普评论' } as const

/** The rows that they are done to. */
export const rowKinds = {
  discussion: '科普评论',
  'discussion-rules': '科普评论审核规则',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  holdsAll: '全部先审',
  youngDays: '新账号先审的天数',
  burstCount: '连写几条后先审',
  holdsPrices: '带价钱的先审',
} as const
