import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who says what stands around a search. */
export const permissions = {
  'search-words.manage': { words: '管理搜索词', roles: ['admin', 'keeper', 'editor'], atPlatform: true },
} as const satisfies Permissions
