import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who reads what comes in by forms of activities. */
export const permissions = {
  'entries.read': { words: '看银行预约和家庭活动反馈', roles: ['service'] },
} as const satisfies Permissions
