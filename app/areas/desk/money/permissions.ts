import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with bills and refunds. */
export const permissions = {
  'money.read': { words: '看对账与退款', roles: ['admin', 'auditor', 'accountant'], atPlatform: true },
  'money.settle': {
    words: '处理对账差异与退款',
    roles: ['accountant'],
    atPlatform: true,
    isOperators: false,
    isGrave: true,
  },
} as const satisfies Permissions
