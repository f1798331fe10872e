import type { Permissions } from './rules.ts'

/** What everybody may, and who may do what with accounts. */
export const permissions = {
  account: {
    words: '自己的账号',
    roles: [
      'admin',
      'planner',
      'nurse',
      'keeper',
      'pharmacist',
      'auditor',
      'accountant',
      'service',
      'cashier',
      'editor',
    ],
    atPlatform: true,
  },
  'requests.decide': {
    words: '申请和同意：资金、权限要两个人',
    roles: ['admin', 'keeper', 'accountant'],
    atPlatform: true,
  },
  'staff.manage': { words: '管理员工、岗位和角色', roles: ['admin'], atPlatform: true, isGrave: true },
} as const satisfies Permissions
