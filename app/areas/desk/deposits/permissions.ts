import type { Permissions } from '#app/areas/access/staff/rules.ts'

/** Who takes to the bank what counters took; who reads shifts reads it. */
export const permissions = {
  'till.bank': { words: '登记窗口收款存入银行', roles: ['accountant'], isOperators: false, isGrave: true },
} as const satisfies Permissions
