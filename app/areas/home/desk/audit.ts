/** What staff do with blocks of the home and the mall, in the words of the audit. */
export const acts = {
  'block.add': '新增板块规则',
  'block.change': '修改板块规则',
  'block.remove': '删除板块规则',
  'channel.home': '修改渠道首页',
  'partner.add': '新增合作城市',
  'partner.change': '修改合作城市',
  'partner.on': '启用合作城市首页',
  'partner.off': '停用合作城市首页',
} as const

/** The kind of these acts. */
export const actKinds = { 'block.': '首页板块', 'partner.': '合作城市' } as const

/** The rows that they are done to. */
export const rowKinds = { block: '板块规则', partner: '合作城市' } as const

/** What a line says beside what all lines may say. */
export const factNames = {
  block: '板块',
  channel: '渠道',
  cityId: '城市编号',
  isHidden: '隐藏',
  homePath: '首页地址',
  slug: '地址名',
  slogan: '口号',
  colour: '颜色',
} as const
