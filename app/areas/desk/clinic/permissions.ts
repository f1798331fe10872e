import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with the clinic of the day. */
export const permissions = {
  'clinic.read': { words: '看今日门诊', roles: ['admin', 'planner', 'nurse'], isMachines: true },
  'clinic.run': { words: '签到、叫号、记爽约', roles: ['admin', 'nurse'], isMachines: true },
  'clinic.screens': { words: '设置候诊大屏', roles: ['admin', 'nurse'] },
} as const satisfies Permissions
