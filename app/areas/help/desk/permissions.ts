import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who writes what the help centre answers. */
export const permissions = {
  'help.manage': { words: '管理帮助问题', roles: ['admin', 'editor'], atPlatform: true },
} as const satisfies Permissions
