import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who gives programs of the hospital their keys: rights move by it. */
export const permissions = {
  'machines.manage': { words: '管理系统对接密钥', roles: ['admin'], isGrave: true },
} as const satisfies Permissions
