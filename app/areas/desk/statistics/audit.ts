import { allGroups, groups } from './rules.ts'

/** What a line of an exported count says beside what all lines may say. */
export const factNames = { group: '分组' } as const

/** The ways to group, in words. */
export const valueWords = { group: Object.fromEntries(allGroups.map((one) => [one, groups[one].words])) }
