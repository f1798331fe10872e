import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with the hospital’s settings. */
export const permissions = {
  'hospital.notice': { words: '改医院公告', roles: ['admin', 'planner'], isMachines: true },
  'hospital.rules': { words: '改预约规则', roles: ['admin'] },
} as const satisfies Permissions
