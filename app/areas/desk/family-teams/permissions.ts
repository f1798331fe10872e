import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with the teams of family doctors. */
export const permissions = {
  'family.manage': { words: '管理家庭医生团队', roles: ['admin'] },
} as const satisfies Permissions
