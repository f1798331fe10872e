import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with goods and their stock. */
export const permissions = {
  'goods.manage': { words: '管理商品、库存、运费', roles: ['admin', 'keeper'] },
} as const satisfies Permissions
