import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who reads hearts of patients before they are shown. */
export const permissions = {
  'hearts.review': { words: '审核患者心意', roles: ['admin', 'nurse'] },
} as const satisfies Permissions
