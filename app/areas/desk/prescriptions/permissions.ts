import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with prescriptions. */
export const permissions = {
  'prescriptions.review': { words: '审核处方', roles: ['pharmacist'], isOperators: false },
} as const satisfies Permissions
