import { PLATFORM_DESK } from '#app/areas/access/staff/rules.ts'
import { servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { type BillAccount, type BillSource, billSources } from '#app/areas/pay/rules/bills.ts'
import { listEverAccounts, listOwnAccounts } from '#app/areas/pay/server/public.ts'
import type { StaffContext } from '#app/context.ts'

/** Accounts that are a hospital's alone: its terminals, and those that it has at providers itself. */
const ownAccounts = async ({ db, staff }: StaffContext): Promise<BillAccount[]> => {
  const payee = `hospital:${staff.hospitalId}`
  // The platform's own desk has no counter.
  const counters =
    staff.hospitalId === PLATFORM_DESK ? [] : [{ provider: 'terminal' as const, merchant: String(staff.hospitalId) }]
  return [...counters, ...sourced(await listOwnAccounts(db, payee))]
}

const sourced = (accounts: readonly { provider: string; merchant: string }[]): BillAccount[] =>
  accounts.flatMap(({ provider, merchant }) =>
    (billSources as readonly string[]).includes(provider) ? [{ provider: provider as BillSource, merchant }] : [],
  )

/** The accounts whose bills a desk may see line by line; undefined where it may see all. */
export const billAccountsOf = async (ctx: StaffContext): Promise<BillAccount[] | undefined> =>
  servesPlatform(ctx) ? undefined : ownAccounts(ctx)

/** Whether an account is among them. */
export const isAmong = (
  accounts: readonly BillAccount[] | undefined,
  { provider, merchant }: { provider: string; merchant: string },
): boolean => accounts?.some((one) => one.provider === provider && one.merchant === merchant) ?? true

/** Whose bills can be brought as files here: those that it may see, as far as any can come. */
export const bringableAccounts = async (ctx: StaffContext): Promise<BillAccount[]> => {
  const own = await ownAccounts(ctx)
  if (!servesPlatform(ctx)) return own
  const platforms = ctx.config.payments.providers.map((provider) => ({ provider, merchant: '' }) as const)
  const all = [...platforms, ...own, ...sourced(await listEverAccounts(ctx.db))]
  return [...new Map(all.map((one) => [`${one.provider} ${one.merchant}`, one])).values()]
}
