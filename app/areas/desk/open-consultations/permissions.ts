import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with consultations that are open to all. */
export const permissions = {
  'open-asks.review': { words: '审核公开问诊', roles: ['admin', 'keeper', 'editor'] },
} as const satisfies Permissions
