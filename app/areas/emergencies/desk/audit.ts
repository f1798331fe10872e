/** What staff do with the signs of emergencies, in the words of the audit. */
export const acts = {
  'emergency.add': '新增急症提示',
  'emergency.change': '修改急症提示',
  'emergency.on': '启用急症提示',
  'emergency.off': '停用急症提示',
} as const

/** The kind of these acts. */
export const actKinds = { 'emergency.': '急症提示' } as const

/** The rows that they are done to. */
export const rowKinds = { emergency: '急症提示' } as const

/** What a line says beside what all lines may say. */
export const factNames = {
  signWords: '危险词',
  firstAid: '先做什么',
  source: '依据',
} as const
