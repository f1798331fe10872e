import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who sees the editions of public standards. */
export const permissions = {
  'standards.read': { words: '查看成长标准和免疫程序', roles: ['admin'], atPlatform: true },
} as const satisfies Permissions
