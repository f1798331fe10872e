import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with articles of doctors. */
export const permissions = {
  'articles.review': { words: '审核医生文章', roles: ['admin', 'keeper', 'editor'], atPlatform: true },
} as const satisfies Permissions
