/** What staff do with levels of membership, in the words of the audit. */
export const acts = {
  'membership-level.add': '新增会员等级',
  'membership-level.change': '修改会员等级',
  'membership-level.remove': '删除会员等级',
} as const

/** The kind of these acts. */
export const actKinds = { 'membership-level.': '会员等级' } as const

/** The rows that they are done to. */
export const rowKinds = { 'membership-level': '会员等级' } as const

/** What a line says beside what all lines may say. */
export const factNames = {
  levelName: '等级名称',
  levelGrowth: '需要的成长值',
  levelPrivileges: '等级权益',
  levelUp: '升级的人数',
  levelDown: '降级的人数',
} as const
