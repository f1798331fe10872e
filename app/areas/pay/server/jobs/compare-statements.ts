import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { each } from '#kit/jobs/each.ts'
import { job } from '#kit/jobs/job.ts'
import type { BillLine, PaymentProviderName } from '#kit/outside/payment.ts'
import { findProvider } from '#kit/outside/server/payment.ts'
import { addDays, type Day, dayOf, instantAt, minutesOf } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { isTakenAtCounter } from '../../rules/counter.ts'
import { outTradeNoOf } from '../../rules.ts'
import { receiveNotice } from '../commands/receive-notice.ts'
import { findMissing, findStrange, insertDifferences, type NewDifference } from '../queries/differences.ts'
import { findMerchantPayee, listCurrentAccounts } from '../queries/merchants.ts'
import {
  type Account,
  insertLines,
  leaseStatement,
  leaseStatements,
  listTakers,
  markCompared,
  type Statement,
  wantStatements,
} from '../queries/statements.ts'

/** Providers have their bills ready at nine; they ask that nobody comes before ten. */
const FROM_MINUTES = 10 * 60
/** A day that was missed is made up for so long. */
const DAYS_BACK = 7
/** Clocks differ: what happened so late on a day may stand in the bill of the next, and is looked for with that one. */
const EDGE_MINUTES = 10

/** Fetches what providers say of the days before, and names every difference between their bills and our books. */
export const compareStatements = job<Context>({
  name: 'pay.compare-statements',
  every: '10 * * * *',
  run: async (ctx) => {
    const { db, now } = ctx
    if (minutesOf(now) >= FROM_MINUTES)
      for (const account of await listAccounts(ctx)) await wantStatements(db, account, daysBefore(dayOf(now)), now)
    const due = await leaseStatements(db, now, later(now, { minutes: 50 }))
    await each(due, (statement) => compare(ctx, statement))
  },
})

/** An account that takes no new payments still has bills of those that it took. */
const listAccounts = async ({ db, now, config }: Context): Promise<Account[]> => {
  const asked = config.payments.providers.map((provider) => ({ provider, merchant: '' }))
  const all = [...asked, ...(await listCurrentAccounts(db)), ...(await listTakers(db, daysAgo(now)))]
  return [...new Map(all.map((one) => [`${one.provider} ${one.merchant}`, one])).values()]
}
const daysAgo = (now: Date) => earlier(now, { days: DAYS_BACK })

const daysBefore = (today: string) => Array.from({ length: DAYS_BACK }, (_, n) => addDays(today, n - DAYS_BACK))

/**
 * Fetches a day's bill of a provider now and compares it, also where that was done before: what is in order stays so. False where the
 * bill does not come.
 */
export const compareDay = async (
  ctx: Context,
  { provider, merchant, day }: { provider: PaymentProviderName; merchant: string; day: Day },
): Promise<boolean> => {
  const { db, now } = ctx
  // A bill that is wanted and never comes keeps its month open.
  if (!findProvider(ctx, provider, merchant)) return false
  await wantStatements(db, { provider, merchant }, [day], now)
  const statement = await leaseStatement(db, { provider, merchant, day }, later(now, { minutes: 50 }))
  return statement !== undefined && compare(ctx, statement)
}

const compare = async (ctx: Context, statement: Statement): Promise<boolean> => {
  const provider = findProvider(ctx, statement.provider, statement.merchant)
  // A bill that does not come, or cannot be read, is asked for again: the desk shows since when it is missing.
  const lines = await provider?.bill(statement.day).catch(() => undefined)
  if (lines) await transactInside(ctx, (inside) => compareWith(inside, statement, lines))
  return lines !== undefined
}

/** Compares a bill with our books, however it came, in the caller's transaction. */
export const compareWith = async (ctx: Context, statement: Statement, lines: readonly BillLine[]) => {
  const { db, now } = ctx
  const owner = await ownerOf(ctx, statement)
  await insertLines(db, statement, lines)
  const window = {
    from: later(instantAt(statement.day, 0), { minutes: -EDGE_MINUTES }),
    before: later(instantAt(addDays(statement.day, 1), 0), { minutes: -EDGE_MINUTES }),
    owner,
  }
  const strange = await findStrange(db, statement, owner)
  const missing = await findMissing(db, statement, window)
  const found: NewDifference[] = []
  for (const difference of [...strange, ...missing])
    found.push({ ...difference, ...(await mended(ctx, statement, lines, difference)) })
  await insertDifferences(db, statement, found, now)
  await markCompared(db, statement, lines, now)
}

/** Whom a line concerns that fits no payment of ours: whose account it is. */
const ownerOf = async ({ db }: Context, { provider, merchant }: Statement): Promise<string> => {
  if (isTakenAtCounter(provider)) return `hospital:${merchant}`
  return (merchant !== '' && (await findMerchantPayee(db, provider, merchant))) || 'platform'
}

/** Money that the provider has and of which we never heard is taken in now; the difference stays on record as settled. */
const mended = async (
  ctx: Context,
  { provider, merchant }: Statement,
  lines: readonly BillLine[],
  { fault, kind, number }: NewDifference,
): Promise<Partial<NewDifference>> => {
  const line = lines.find((one) => one.kind === 'payment' && one.transactionId === number)
  if (fault !== 'state' || kind !== 'payment' || !line) return {}
  const notice = { ...line, merchant, outTradeNo: outTradeNoOf(line.outTradeNo), ok: true }
  const received = await receiveNotice(ctx, provider, notice)
  return received === 'taken' ? { settledAt: ctx.now, note: '已按账单补记' } : {}
}
