/** What staff do with blocks of the home and the mall, in the words of the audit. */
export const acts = {
  'block.add': '新增板块规则',
  'block.change': '修改板块规则',
  'block.remove': '删除板块规则',
} as const

/** The kind of these acts. */
export const actKinds = { 'block.': '首页板块' } as const

/** The rows that they are done to. */
export const rowKinds = { block: '板块规则' } as const

/** What a line says beside what all lines may say. */
export const factNames = { block: '板块', channel: '渠道', cityId: '城市编号', isHidden: '隐藏' } as const
