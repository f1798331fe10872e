import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who looks after people who ask hospitals abroad. */
export const permissions = {
  'inquiry.work': { words: '跟进海外就医询价', roles: ['service'] },
} as const satisfies Permissions
