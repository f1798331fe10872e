import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with licences of doctors. */
export const permissions = {
  'licences.enter': { words: '登记医师执业证书', roles: ['admin', 'planner'] },
  'licences.decide': { words: '审核和注销医师执业证书', roles: ['admin'] },
} as const satisfies Permissions
