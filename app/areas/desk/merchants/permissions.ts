import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who decides to whose account a hospital's money goes; who reads money reads it. */
export const permissions = {
  'merchants.set': {
    words: '申请更换收款商户号',
    roles: ['accountant'],
    atPlatform: true,
    isOperators: false,
    isGrave: true,
  },
  'merchants.approve': {
    words: '同意更换收款商户号',
    roles: ['admin', 'accountant'],
    atPlatform: true,
    isOperators: false,
    isGrave: true,
  },
} as const satisfies Permissions
