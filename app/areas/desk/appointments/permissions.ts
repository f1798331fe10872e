import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with appointments for goods. */
export const permissions = {
  'appointments.read': { words: '看到院预约和预约时间表', roles: ['admin', 'planner', 'nurse'], isMachines: true },
  'appointments.run': { words: '预约签到、记未到、写报告', roles: ['admin', 'nurse'], isMachines: true },
  'appointments.plan': { words: '改预约时间表', roles: ['admin', 'planner'], isMachines: true },
} as const satisfies Permissions
