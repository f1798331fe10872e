import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who says what is warned of as an emergency. */
export const permissions = {
  'emergencies.manage': { words: '管理急症提示', roles: ['admin'], atPlatform: true },
} as const satisfies Permissions
