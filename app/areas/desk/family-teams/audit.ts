/** What staff do with the teams of family doctors, in the words of the audit. */
export const acts = {
  'family-team.add': '新增家庭医生团队',
  'family-team.change': '修改家庭医生团队',
  'family-team.remove': '删除家庭医生团队',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = { 'family-team.': '家庭医生团队' } as const

/** The rows that they are done to. */
export const rowKinds = { 'family-team': '家庭医生团队' } as const

/** What a line says beside what all lines may say. */
export const factNames = {
  leader: '团队长',
  community: '服务社区',
  capacity: '可签约人数',
  mealCount: '服务包数',
} as const
