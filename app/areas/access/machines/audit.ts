/** What staff do with the keys of programs, in the words of the audit. */
export const acts = {
  'machine.add': '新建对接密钥',
  'machine.rotate': '更换对接密钥',
  'machine.end': '停用对接密钥',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = { 'machine.': '对接密钥' } as const

/** The rows that they are done to. */
export const rowKinds = { 'machine-key': '对接密钥' } as const

/** What a line says beside what all lines may say. */
export const factNames = {
  scopes: '可以做',
  isReadOnly: '只读',
  keyEnds: '密钥到期',
  formerEnds: '旧密钥失效',
} as const
