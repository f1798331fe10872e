import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with reviews of orders. */
export const permissions = {
  'reviews.decide': { words: '审核订单评价', roles: ['admin', 'nurse', 'keeper'] },
} as const satisfies Permissions
