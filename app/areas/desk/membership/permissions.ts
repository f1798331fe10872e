import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with membership. */
export const permissions = {
  'membership.manage': { words: '管理会员套餐、激活码', roles: ['admin', 'keeper'] },
  'membership.book': { words: '处理会员权益预约', roles: ['admin', 'keeper', 'service'] },
} as const satisfies Permissions
