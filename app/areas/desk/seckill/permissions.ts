import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with flash sales. */
export const permissions = {
  'offers.manage': { words: '管理秒杀、优惠券', roles: ['admin', 'keeper'] },
} as const satisfies Permissions
