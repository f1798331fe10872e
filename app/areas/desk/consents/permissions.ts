import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who publishes what people agree to. */
export const permissions = {
  'consents.publish': { words: '发布协议与政策', roles: ['admin'], atPlatform: true, isGrave: true },
} as const satisfies Permissions
