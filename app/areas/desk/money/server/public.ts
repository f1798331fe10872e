import { servesPlatform } from '#app/areas/access/staff/server/public.ts'
import type { Account } from '#app/areas/pay/rules/accounts.ts'
import type { StaffContext } from '#app/context.ts'

export { asAccount } from './present.ts'
export { allParties, findPartyName, listPartyNames, wordsOfAccounts } from './queries.ts'

/** The accounts whose money this desk keeps: its hospital's, and the platform's with patients' balances where the setting says so. */
export const accountsOf = (ctx: StaffContext): Account[] => [
  `hospital:${ctx.staff.hospitalId}`,
  ...(servesPlatform(ctx) ? (['platform', 'balance'] as const) : []),
]

/** The accounts whose whole movements it sees: who keeps the platform's sees what belongs to no hospital alone, too. */
export const readableAccountsOf = (ctx: StaffContext): Account[] => [
  ...accountsOf(ctx),
  ...(servesPlatform(ctx) ? (['card', 'coupon', 'points', 'hand', 'fee', 'bank'] as const) : []),
]

/** Whether it sees the sums of an account: its own; who keeps the platform's sees all but what other hospitals are owed. */
export const isReadable = (ctx: StaffContext, account: string): boolean =>
  [`hospital:${ctx.staff.hospitalId}`, `direct:${ctx.staff.hospitalId}`].includes(account) ||
  (servesPlatform(ctx) && !/^(hospital|direct):/.test(account))
