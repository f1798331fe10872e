import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with stops of clinics. */
export const permissions = {
  'schedules.stop': { words: '停诊', roles: ['admin', 'planner'] },
} as const satisfies Permissions
