/** What staff do with what patients say, in the words of the audit. */
export const acts = {
  'comment.show': '展示患者评价',
  'comment.hide': '隐藏患者评价',
  'comment.answer': '回复患者评价',
  'comment.report-take': '接手举报',
  'comment.report-dismiss': '驳回举报',
  'comment.reply-show': '展示评价的回复',
  'comment.reply-hide': '隐藏评价的回复',
  'comment.rules': '修改评价审核规则',
} as const

/** The kind of these acts. */
export const actKinds = { 'comment.': '患者评价' } as const

/** The rows that they are done to. */
export const rowKinds = {
  comment: '患者评价',
  'comment-reply': '评价的回复',
  'comment-rules': '评价审核规则',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  firstCount: '新用户头几条先审',
  holdsLinks: '网址先审',
  holdsPictures: '图片先审',
  wordCount: '词表',
} as const
