import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who sees how the product runs, and has failed work done again: the platform's operators alone. */
export const permissions = {
  'operations.read': { words: '看运行状况：任务、短信记录、外部服务', roles: [], atPlatform: true },
  'messages.word': { words: '写发给患者的消息模板', roles: [], atPlatform: true },
  'operations.run': { words: '重跑和忽略失败的任务', roles: [], atPlatform: true },
} as const satisfies Permissions
