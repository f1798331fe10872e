import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with the audit. */
export const permissions = {
  'audit.read': { words: '看操作记录', roles: ['admin', 'auditor'], atPlatform: true },
} as const satisfies Permissions
