import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with the blocks of the home and the mall. */
export const permissions = {
  'blocks.manage': {
    words: '调整首页和商城的板块、合作城市的首页',
    roles: ['admin', 'keeper', 'editor'],
    atPlatform: true,
  },
} as const satisfies Permissions
