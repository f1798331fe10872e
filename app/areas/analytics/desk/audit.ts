/** What staff do with what the home shows first, in the words of the audit. */
export const acts = {
  'module.add': '新增首页推荐',
  'module.change': '修改首页推荐',
  'module.on': '显示首页推荐',
  'module.off': '隐藏首页推荐',
  'module.remove': '删除首页推荐',
} as const

/** The kind of these acts. */
export const actKinds = { 'module.': '首页推荐' } as const

/** The rows that they are done to. */
export const rowKinds = { module: '首页推荐' } as const

/** What a line says beside what all lines may say. */
export const factNames = { crowd: '人群' } as const
