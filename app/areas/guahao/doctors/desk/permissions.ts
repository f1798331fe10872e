import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who grants a hospital's own staff free consultations. */
export const permissions = {
  'employee-benefits.manage': { words: '管理员工免费问诊', roles: ['admin'] },
} as const satisfies Permissions
