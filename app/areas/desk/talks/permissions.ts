import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with talks of customer service. */
export const permissions = {
  'service.answer': { words: '回复客服对话', roles: ['service'] },
  'service.phrases': { words: '管理客服快捷用语', roles: ['service'] },
  'service.ratings': { words: '查看客服评价', roles: ['service'] },
} as const satisfies Permissions
