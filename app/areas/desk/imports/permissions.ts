import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who brings files; of each kind besides who may do by hand what is in it. */
export const permissions = {
  'imports.run': { words: '从文件导入资料', roles: ['admin', 'planner'], atPlatform: true },
} as const satisfies Permissions
