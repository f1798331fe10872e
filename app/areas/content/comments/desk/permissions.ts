import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who looks after what readers say below articles, videos and classes, and ask about goods. */
export const permissions = {
  'discussions.moderate': { words: '审核、回复科普评论和商品提问', roles: ['admin', 'nurse', 'editor'] },
  'discussions.origin': { words: '查看评论、提问的网络地址', roles: ['admin'] },
} as const satisfies Permissions
