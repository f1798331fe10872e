import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with orders of goods. */
export const permissions = {
  'orders.change': { words: '商城订单改价、取消', roles: ['admin', 'keeper'] },
  'orders.handle': { words: '商城发货、核销', roles: ['admin', 'nurse', 'keeper'] },
} as const satisfies Permissions
