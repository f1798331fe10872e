/** What staff do with partners' channels, in the words of the audit. */
export const acts = {
  'channel.add': '新增合作渠道',
  'channel.look': '修改渠道页面',
  'channel.rules': '修改渠道规则',
  'channel.picks': '修改渠道精选',
  'channel.editor-add': '添加渠道编辑',
  'channel.editor-remove': '移除渠道编辑',
} as const

/** The kind of these acts. */
export const actKinds = { 'channel.': '合作渠道' } as const

/** The rows that they are done to. */
export const rowKinds = { channel: '合作渠道' } as const

/** What a line says beside what all lines may say. */
export const factNames = {
  brand: '品牌',
  blocks: '页面板块',
  flags: '页面规则',
  picked: '精选',
} as const
