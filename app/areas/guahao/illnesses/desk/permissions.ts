import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with illnesses and symptoms. */
export const permissions = {
  'illnesses.manage': { words: '管理疾病和症状', roles: ['admin'], atPlatform: true },
} as const satisfies Permissions
