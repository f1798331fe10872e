import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with talks of customer service. */
export const permissions = {
  'service.answer': { words: '回复客服对话', roles: ['service'] },
} as const satisfies Permissions
