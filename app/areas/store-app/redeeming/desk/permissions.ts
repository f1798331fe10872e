import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who settles what was handed over without a net. */
export const permissions = {
  'store.conflicts': { words: '处理门店离线冲突和上限', roles: ['admin', 'keeper'] },
} as const satisfies Permissions
