import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what for whoever stands at the counter. */
export const permissions = {
  'counter.serve': { words: '人工窗口：找人、登记、挂号、改约、取消', roles: ['admin', 'nurse', 'cashier'] },
} as const satisfies Permissions
