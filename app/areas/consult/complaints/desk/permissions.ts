import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who answers complaints about consultations. */
export const permissions = {
  'complaints.handle': { words: '处理问诊投诉和退款', roles: ['admin', 'service'] },
} as const satisfies Permissions
