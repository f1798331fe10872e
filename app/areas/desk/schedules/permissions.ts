import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with plans and exceptions. */
export const permissions = {
  'schedules.read': { words: '看排班', roles: ['admin', 'planner', 'nurse'], isMachines: true },
  'schedules.plan': { words: '排班、设例外', roles: ['admin', 'planner'], isMachines: true },
  'schedules.extra': { words: '加号', roles: ['admin', 'planner', 'nurse'], isMachines: true },
} as const satisfies Permissions
