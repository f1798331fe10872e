import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who decides on applications of hospitals, and who opens a new one. */
export const permissions = {
  'joining.audit': { words: '审核医院入驻', roles: ['admin'], atPlatform: true },
  'joining.open': { words: '新医院开业', roles: ['admin'] },
} as const satisfies Permissions
