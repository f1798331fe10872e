/** What doctors do with their articles, in the words of the audit. */
export const acts = {
  'article.add': '新写文章',
  'article.change': '修改文章',
  'article.submit': '文章送审',
  'article.recall': '撤回送审的文章',
  'article.delete': '删除文章草稿',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'article.': '文章',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  article: '文章',
} as const
