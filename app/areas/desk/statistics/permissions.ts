import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who counts what was over many days; an operator of all hospitals. */
export const permissions = {
  'statistics.goods': { words: '看商品统计', roles: ['admin', 'accountant', 'keeper'], atPlatform: true },
  'statistics.money': { words: '看资金统计', roles: ['admin', 'accountant'], atPlatform: true },
  // An account is of no hospital: its operators are the platform's.
  'statistics.users': { words: '看用户统计', roles: [], atPlatform: true },
  'statistics.read': { words: '看统计', roles: ['admin', 'accountant', 'planner'], atPlatform: true },
} as const satisfies Permissions
