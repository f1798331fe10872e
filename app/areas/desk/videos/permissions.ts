import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with videos of doctors. */
export const permissions = {
  'videos.manage': { words: '上传、发布医生视频', roles: ['admin', 'keeper', 'editor'] },
} as const satisfies Permissions
