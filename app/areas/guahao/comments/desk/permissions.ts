import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who looks after what patients say of doctors and the hospital. */
export const permissions = {
  'comments.moderate': { words: '审核、回复患者评价', roles: ['admin', 'nurse'] },
} as const satisfies Permissions
