import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who offers jobs of the hospital. */
export const permissions = {
  'jobs.manage': { words: '发布招聘', roles: ['admin', 'keeper'] },
} as const satisfies Permissions
