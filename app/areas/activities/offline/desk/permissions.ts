import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with offline activities. */
export const permissions = {
  'offline.hold': { words: '举办线下活动', roles: ['admin', 'keeper'] },
  'offline.check-in': { words: '线下活动签到', roles: ['admin', 'keeper', 'nurse'] },
} as const satisfies Permissions
