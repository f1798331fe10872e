import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with adverts of the mall. */
export const permissions = {
  'adverts.manage': { words: '管理商城广告', roles: ['admin', 'keeper', 'editor'], atPlatform: true },
} as const satisfies Permissions
