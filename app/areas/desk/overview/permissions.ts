import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who sees the figures of the day together: whoever answers for the whole desk. */
export const permissions = {
  'overview.read': { words: '看今日概览', roles: ['admin'], atPlatform: true },
} as const satisfies Permissions
