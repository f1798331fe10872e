import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with the money of the store. */
export const permissions = {
  'store.money': { words: '看门店资金', roles: ['admin', 'keeper', 'accountant'] },
  'store.cash': { words: '申请门店提现', roles: ['admin', 'keeper'] },
  'store.cash-approve': { words: '复核门店提现、打款、入账', roles: ['admin', 'accountant'] },
} as const satisfies Permissions
