import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who settles and pays out; who reads money reads both. */
export const permissions = {
  'payouts.run': {
    words: '结算、申请付款、登记付款结果和收到的欠款',
    roles: ['accountant'],
    atPlatform: true,
    isOperators: false,
    isGrave: true,
  },
  'payouts.approve': {
    words: '同意付款和收款',
    roles: ['admin', 'accountant'],
    atPlatform: true,
    isOperators: false,
    isGrave: true,
  },
} as const satisfies Permissions
