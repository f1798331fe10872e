/** What staff do with the words around a search, in the words of the audit. */
export const acts = {
  'search-word.add': '新增搜索词',
  'search-word.change': '修改搜索词',
  'search-word.remove': '删除搜索词',
  'search-word.mute': '热搜不显示',
  'search-word.unmute': '热搜恢复显示',
} as const

/** The kind of these acts. */
export const actKinds = { 'search-word.': '搜索词' } as const

/** The rows that they are done to. */
export const rowKinds = { 'search-word': '搜索词', 'hot-word': '热搜词' } as const

/** What a line says beside what all lines may say. */
export const factNames = {
  word: '词',
} as const
