import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may keep the directory of care abroad. */
export const permissions = {
  'abroad.manage': { words: '维护海外就医的机构、资质和案例', roles: ['admin', 'keeper'], atPlatform: true },
} as const satisfies Permissions
