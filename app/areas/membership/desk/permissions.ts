import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who says which levels there are, and from which growth value. */
export const permissions = {
  'membership-levels.manage': { words: '管理会员等级', roles: ['admin', 'keeper'], atPlatform: true },
} as const satisfies Permissions
