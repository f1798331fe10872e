import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who may do what with what a desk knows of patients. */
export const permissions = {
  'patients.see': { words: '患者：看和写备注、贴标签、按标签找', roles: ['admin', 'nurse', 'cashier'] },
  'patients.tags': { words: '管理患者标签，删除别人的备注', roles: ['admin'] },
  'patients.block': { words: '暂停和恢复患者的网上功能', roles: ['admin'] },
  'patients.give': { words: '申请送患者积分和优惠券', roles: ['admin', 'nurse'] },
  'patients.agree': { words: '同意和收回送患者的积分和优惠券', roles: ['admin', 'accountant'], isGrave: true },
} as const satisfies Permissions
