import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with categories of goods. */
export const permissions = {
  'categories.manage': { words: '管理商品分类、品牌和商城标签', roles: ['admin', 'keeper'], atPlatform: true },
} as const satisfies Permissions
