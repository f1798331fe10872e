import { heartStates } from '../rules.ts'

/** What staff do with hearts, in the words of the audit. */
export const acts = {
  'heart.show': '展示患者心意',
  'heart.reject': '不展示患者心意',
} as const

/** The kind of these acts. */
export const actKinds = { 'heart.': '患者心意' } as const

/** The rows that they are done to. */
export const rowKinds = { heart: '患者心意' } as const

/** What a line says beside what all lines may say. */
export const factNames = { heartState: '心意状态' } as const

/** Values of facts, in words. */
export const valueWords = {
  heartState: Object.fromEntries(Object.entries(heartStates).map(([state, { words }]) => [state, words])),
}
