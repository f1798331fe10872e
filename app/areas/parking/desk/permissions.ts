import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who sees the cars of the day, and who sets the car park. */
export const permissions = {
  'parking.read': { words: '看当天停车', roles: ['admin', 'nurse'], isMachines: true },
  'parking.manage': { words: '设置停车场', roles: ['admin'] },
} as const satisfies Permissions
