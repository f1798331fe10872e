import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who decides from which pages patients are led to the native app. */
export const permissions = {
  'guide.manage': { words: '管理 App 引导', roles: ['admin', 'editor'], atPlatform: true },
} as const satisfies Permissions
