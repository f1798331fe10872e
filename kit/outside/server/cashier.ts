import { randomBytes } from 'node:crypto'
import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { transact } from '#kit/db/transaction.ts'
import type { Secrets } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { address } from '#kit/wire/address.ts'
import type { Bill, PaymentNotice, PaymentProvider } from '../payment.ts'
import { readNotice, signNotice } from './cashier-notice.ts'
import { outsideNotices, outsideRefunds, outsideTrades } from './tables.ts'

/** How a payment goes at the stand-in: as it should, or as it sometimes does. */
export const outcomes = ['success', 'fail', 'late', 'duplicate', 'lost'] as const
export type Outcome = (typeof outcomes)[number]

export interface CashierWithin {
  db: Db
  now: Date
  config: Secrets
}

/** A provider that stands in for a real one: it keeps books of its own, signs its notices and misbehaves when told. */
export const cashier = ({ db, config }: CashierWithin): PaymentProvider => ({
  name: 'stand-in',
  prepare: async ({ outTradeNo }) => ({ payUrl: address('/sandbox/cashier', { out_trade_no: outTradeNo }) }),
  readNotice: (input) => readNotice(config, input),
  refund: async ({ outTradeNo, refundNo, amountFen }) => {
    if (await turnsAway(db, outTradeNo)) throw new Error('the stand-in turns this refund away')
    await giveBack(db, outTradeNo, refundNo, amountFen)
    return 'done'
  },
  query: async (outTradeNo) => {
    const [trade] = await db.select().from(outsideTrades).where(eq(outsideTrades.outTradeNo, outTradeNo))
    return trade ? paidNotice(trade) : null
  },
})

/**
 * Somebody pays at the stand-in: the money is in its books at once, except where it fails, and its notices are on their
 * way. False where this bill has been paid before.
 */
export const payAtCashier = async (
  within: CashierWithin,
  bill: Bill,
  outcome: Outcome,
  refusals = 0,
): Promise<boolean> => {
  const { outTradeNo, amountFen } = bill
  const trade = { outTradeNo, amountFen, transactionId: randomBytes(12).toString('hex') }
  if (outcome === 'fail') {
    await notify(within, { ...paidNotice(trade), ok: false }, [within.now])
    return true
  }
  const made = await within.db
    .insert(outsideTrades)
    .values({ ...trade, paidAt: within.now, refusals })
    .onConflictDoNothing()
    .returning({ outTradeNo: outsideTrades.outTradeNo })
  if (made.length > 0) await notify(within, paidNotice(trade), noticeTimes(outcome, within.now, bill.deadline))
  return made.length > 0
}

const noticeTimes = (outcome: Outcome, now: Date, deadline: Date): Date[] => {
  if (outcome === 'lost') return []
  if (outcome === 'duplicate') return [now, now, now]
  return [outcome === 'late' && deadline > now ? later(deadline, { minutes: 1 }) : now]
}

/** Takes the notices that are due, at most `most`, off the cashier's desk: whoever takes them delivers them. */
export const takeNotices = async ({ db, now }: CashierWithin, most = 100): Promise<Record<string, unknown>[]> => {
  const due = db
    .select({ id: outsideNotices.id })
    .from(outsideNotices)
    .where(lte(outsideNotices.dueAt, now))
    .orderBy(asc(outsideNotices.dueAt), asc(outsideNotices.id))
    .limit(most)
    .for('update', { skipLocked: true })
  const taken = await db.delete(outsideNotices).where(inArray(outsideNotices.id, due)).returning()
  return taken.sort((a, b) => a.id - b.id).map(({ body }) => body)
}

/** Everything that the cashier took and gave back, by trade: what our own ledger must say too. */
export const listTrades = (db: Db) =>
  db
    .select({
      outTradeNo: outsideTrades.outTradeNo,
      amountFen: outsideTrades.amountFen,
      refundedFen: outsideTrades.refundedFen,
    })
    .from(outsideTrades)
    .orderBy(asc(outsideTrades.outTradeNo))

const turnsAway = async (db: Db, outTradeNo: string) => {
  const refused = await db
    .update(outsideTrades)
    .set({ refusals: sql`${outsideTrades.refusals} - 1` })
    .where(sql`${outsideTrades.outTradeNo} = ${outTradeNo} and ${outsideTrades.refusals} > 0`)
    .returning({ outTradeNo: outsideTrades.outTradeNo })
  return refused.length > 0
}

/** The same number twice is the same refund; more than was paid breaks the books' own check. */
const giveBack = (db: Db, outTradeNo: string, refundNo: string, amountFen: number) =>
  transact(db, async (inside) => {
    const made = await inside
      .insert(outsideRefunds)
      .values({ refundNo, outTradeNo, amountFen })
      .onConflictDoNothing()
      .returning({ refundNo: outsideRefunds.refundNo })
    if (made.length === 0) return
    await inside
      .update(outsideTrades)
      .set({ refundedFen: sql`${outsideTrades.refundedFen} + ${amountFen}` })
      .where(eq(outsideTrades.outTradeNo, outTradeNo))
  })

const paidNotice = (trade: { outTradeNo: string; transactionId: string; amountFen: number }): PaymentNotice => ({
  kind: 'payment',
  refundNo: '',
  ok: true,
  outTradeNo: trade.outTradeNo,
  transactionId: trade.transactionId,
  amountFen: trade.amountFen,
})

const notify = async (within: CashierWithin, notice: PaymentNotice, times: readonly Date[]) => {
  if (times.length === 0) return
  const body = signNotice(within.config, notice)
  await within.db.insert(outsideNotices).values(times.map((dueAt) => ({ body, dueAt })))
}
