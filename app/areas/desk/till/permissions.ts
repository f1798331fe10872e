import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with money at the counter. */
export const permissions = {
  'till.run': { words: '窗口收费、退费、开班交班', roles: ['admin', 'nurse', 'cashier'] },
  'till.close': { words: '替不在的同事点钱交班', roles: ['admin', 'accountant'] },
  'till.read': { words: '看各班收费和交班差额', roles: ['admin', 'accountant'] },
} as const satisfies Permissions
