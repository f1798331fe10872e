import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who builds special subjects. */
export const permissions = {
  'subjects.edit': { words: '编辑和发布健康专题', roles: ['admin', 'editor'], atPlatform: true },
} as const satisfies Permissions
