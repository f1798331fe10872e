import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who handles refunds. */
export const permissions = {
  'refunds.handle': { words: '处理商城退款', roles: ['admin', 'accountant'], isGrave: true },
} as const satisfies Permissions
