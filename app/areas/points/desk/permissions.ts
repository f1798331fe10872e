import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who says what points are given for. */
export const permissions = {
  'points.rule': { words: '管理积分任务和规则', roles: ['admin', 'keeper'], atPlatform: true },
} as const satisfies Permissions
