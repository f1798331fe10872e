import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who looks after what readers say below articles, videos and classes. */
export const permissions = {
  'discussions.moderate': { words: '审核、回复科普评论', roles: ['admin', 'nurse', 'editor'] },
  'discussions.origin': { words: '查看科普评论的网络地址', roles: ['admin'] },
} as const satisfies Permissions
