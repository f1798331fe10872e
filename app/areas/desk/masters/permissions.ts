import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with hospitals, departments and doctors, and with what all hospitals share. */
export const permissions = {
  'masters.manage': { words: '管理医院、科室和医生资料', roles: ['admin'], atPlatform: true },
  'catalogue.manage': { words: '管理科室目录和城市', roles: ['admin'], atPlatform: true },
} as const satisfies Permissions
