import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who closes the books; who reads money reads the journal. */
export const permissions = {
  'months.close': { words: '月结', roles: ['accountant'], atPlatform: true, isOperators: false, isGrave: true },
} as const satisfies Permissions
