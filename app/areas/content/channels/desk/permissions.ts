import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with partners' channels. Who edits sees the channels alone for which they are named. */
export const permissions = {
  'channels.edit': { words: '编辑自己负责的合作渠道', roles: ['admin', 'editor'], atPlatform: true },
  'channels.manage': { words: '管理全部合作渠道', roles: ['admin'], atPlatform: true },
} as const satisfies Permissions
