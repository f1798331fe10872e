import { goodsGroups } from './rules/goods.ts'
import { userGroups } from './rules/users.ts'
import { consultationGroups, funnelGroups, groups, moneyGroups } from './rules.ts'

/** What a line of an exported count says beside what all lines may say. */
export const factNames = { group: '分组' } as const

const words = Object.entries({
  ...groups,
  ...consultationGroups,
  ...moneyGroups,
  ...goodsGroups,
  ...funnelGroups,
  ...userGroups,
})

/** The ways to group, in words. */
export const valueWords = { group: Object.fromEntries(words.map(([one, facts]) => [one, facts.words])) }
