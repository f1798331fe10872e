/** What staff do with articles of doctors, in the words of the audit. */
export const acts = {
  'article.publish': '发布文章',
  'article.correct': '校对文章',
  'article.schedule': '定时发布文章',
  'article.refuse': '退回文章',
  'article.withdraw': '撤下文章',
} as const
