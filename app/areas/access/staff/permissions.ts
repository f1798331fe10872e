import type { Permissions } from './rules.ts'

/** What everybody may, and who may do what with accounts. */
export const permissions = {
  account: {
    words: '自己的账号',
    roles: ['admin', 'planner', 'nurse', 'keeper', 'pharmacist', 'auditor', 'accountant', 'service'],
  },
  'staff.manage': { words: '管理员工', roles: ['admin'] },
} as const satisfies Permissions
