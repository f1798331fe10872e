import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with audio classes. */
export const permissions = {
  'classes.manage': { words: '管理音频课', roles: ['admin', 'keeper', 'editor'] },
} as const satisfies Permissions
