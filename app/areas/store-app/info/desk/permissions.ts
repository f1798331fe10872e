import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who writes what a store's staff look up. */
export const permissions = {
  'store.help': { words: '写门店帮助（平台）', roles: ['admin', 'keeper'] },
  'store.certificates': { words: '登记门店证照', roles: ['admin', 'keeper'] },
} as const satisfies Permissions
