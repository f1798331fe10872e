import { randomBytes } from 'node:crypto'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { transact } from '#kit/db/transaction.ts'
import type { Secrets } from '#kit/seal/server/seal.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { address } from '#kit/wire/address.ts'
import type { Bill, BillLine, PaymentNotice, PaymentProvider, RefundOrder } from '../payment.ts'
import { readNotice, signNotice } from './cashier-notice.ts'
import { outsideNotices, outsideRefunds, outsideTrades } from './tables.ts'
import { OutsideError } from './trouble.ts'

/** How a payment goes at the stand-in: as it should, or as it sometimes does. */
export const outcomes = ['success', 'fail', 'late', 'duplicate', 'lost'] as const
export type Outcome = (typeof outcomes)[number]

/** How its refunds go: at once; taken and done later; taken and then not done, because the account was closed. */
export const refundWays = ['prompt', 'slow', 'closed'] as const
export type RefundWay = (typeof refundWays)[number]

export interface CashierContext {
  db: Db
  now: Date
  config: Secrets
}

/**
 * A provider that stands in for a real one: it keeps books of its own, signs its notices and misbehaves when told. It takes
 * money for what was closed, too, so that it can be seen what becomes of that.
 */
export const cashier = ({ db, now, config }: CashierContext, merchant = ''): PaymentProvider => ({
  name: 'stand-in',
  prepare: async ({ outTradeNo }, { way }) => ({
    payUrl: address('/sandbox/cashier', { out_trade_no: outTradeNo }),
    params: way === 'address' ? {} : { out_trade_no: outTradeNo },
  }),
  readNotice: ({ body }) => {
    const notice = readNotice(config, body)
    return notice && { notice }
  },
  refund: async (order) => {
    if (await turnsAway(db, order.outTradeNo)) throw new OutsideError('the stand-in', 'TURNED_AWAY')
    const way = await giveBack(db, order, now)
    return way === 'prompt' ? 'done' : 'accepted'
  },
  queryRefund: async ({ refundNo }) => {
    const [refund] = await db.select().from(outsideRefunds).where(eq(outsideRefunds.refundNo, refundNo))
    return refund ? (refund.refused ? { refused: 'ACCOUNT_CLOSED' } : 'done') : null
  },
  query: async (outTradeNo) => {
    const [trade] = await db.select().from(outsideTrades).where(eq(outsideTrades.outTradeNo, outTradeNo))
    return trade ? paidNotice(trade) : null
  },
  close: async () => {},
  bill: (day) => listBill(db, day, merchant),
})

/** What a payment at the stand-in does beside being paid. */
export interface Whim {
  /** So many refunds are turned away before one is taken. */
  refusals?: number | undefined
  refunds?: RefundWay | undefined
  /** Whose account there takes the money; '' the platform's. */
  merchant?: string | undefined
}

/**
 * Somebody pays at the stand-in: the money is in its books at once, except where it fails, and its notices are on their
 * way. False where this bill has been paid before.
 */
export const payAtCashier = async (
  ctx: CashierContext,
  bill: Bill,
  outcome: Outcome,
  { refusals = 0, refunds = 'prompt', merchant = '' }: Whim = {},
): Promise<boolean> => {
  const { outTradeNo, amountFen } = bill
  const trade = { outTradeNo, amountFen, merchant, transactionId: randomBytes(12).toString('hex'), paidAt: ctx.now }
  if (outcome === 'fail') {
    await notify(ctx, { ...paidNotice(trade), ok: false }, [ctx.now])
    return true
  }
  const told = signNotice(ctx.config, paidNotice(trade))
  const times = noticeTimes(outcome, ctx.now, bill.deadline)
  return takeMoney(ctx.db, { ...trade, refusals, refunds, told, times })
}

/** Money that is taken, and when the notice of it is to be sent. */
interface Taking {
  outTradeNo: string
  transactionId: string
  amountFen: number
  merchant: string
  paidAt: Date
  refusals: number
  refunds: RefundWay
  told: Record<string, unknown>
  times: readonly Date[]
}

/** Takes the money and plans its notices in one statement; false for a bill that is paid. */
const takeMoney = async (db: Db, { told, times, ...trade }: Taking): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    with trade as (
      insert into ${outsideTrades} (out_trade_no, transaction_id, amount_fen, merchant, paid_at, refusals, refunds)
      values (${trade.outTradeNo}, ${trade.transactionId}, ${trade.amountFen}, ${trade.merchant}, ${trade.paidAt}, ${trade.refusals}, ${trade.refunds})
      on conflict do nothing returning out_trade_no
    ), told as (
      insert into ${outsideNotices} (body, due_at)
      select ${JSON.stringify(told)}::jsonb, due_at
      from trade, unnest(${sql.param(times.map((time) => time.toISOString()))}::timestamptz[]) due_at
    )
    select out_trade_no from trade`)
  return rows.length > 0
}

const noticeTimes = (outcome: Outcome, now: Date, deadline: Date): Date[] => {
  if (outcome === 'lost') return []
  if (outcome === 'duplicate') return [now, now, now]
  return [outcome === 'late' && deadline > now ? later(deadline, { minutes: 1 }) : now]
}

/**
 * Takes up to so many notices that are due off the cashier's desk, the longest due first, in the caller's transaction: whoever takes
 * them delivers them. They are chosen before they are deleted: a delete alone may look for its rows again and again, and takes
 * others each time.
 */
export const takeNotices = async ({ db, now }: CashierContext, most: number): Promise<Record<string, unknown>[]> => {
  const { rows } = await db.execute<{ body: Record<string, unknown> }>(sql`
    with due as materialized (
      select id, body, due_at from ${outsideNotices} where due_at <= ${now}::timestamptz
      order by due_at, id limit ${most} for update skip locked
    ), taken as (
      delete from ${outsideNotices} n using due where n.id = due.id
    )
    select body from due order by due_at, id`)
  return rows.map(({ body }) => body)
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
const giveBack = (db: Db, { outTradeNo, refundNo, amountFen }: RefundOrder, at: Date) =>
  transact(db, async (inside) => {
    const [trade] = await inside
      .select()
      .from(outsideTrades)
      .where(eq(outsideTrades.outTradeNo, outTradeNo))
      .for('update')
    if (!trade) throw new OutsideError('the stand-in', 'NO_SUCH_TRADE')
    const refused = trade.refunds === 'closed'
    const made = await inside
      .insert(outsideRefunds)
      .values({ refundNo, outTradeNo, amountFen, refused, at })
      .onConflictDoNothing()
      .returning({ refundNo: outsideRefunds.refundNo })
    if (made.length > 0 && !refused)
      await inside
        .update(outsideTrades)
        .set({ refundedFen: sql`${outsideTrades.refundedFen} + ${amountFen}` })
        .where(eq(outsideTrades.outTradeNo, outTradeNo))
    return trade.refunds
  })

/** The lines of a day: money by the moment at which it came, refunds by that at which they were taken, also where they cannot be done after all. */
const listBill = async (db: Db, day: string, merchant: string): Promise<BillLine[]> => {
  const [from, before] = [instantAt(day, 0), instantAt(addDays(day, 1), 0)]
  const trades = await db
    .select()
    .from(outsideTrades)
    .where(and(eq(outsideTrades.merchant, merchant), gte(outsideTrades.paidAt, from), lt(outsideTrades.paidAt, before)))
  const refunds = await db
    .select({
      refundNo: outsideRefunds.refundNo,
      outTradeNo: outsideRefunds.outTradeNo,
      amountFen: outsideRefunds.amountFen,
      at: outsideRefunds.at,
    })
    .from(outsideRefunds)
    .innerJoin(outsideTrades, eq(outsideTrades.outTradeNo, outsideRefunds.outTradeNo))
    .where(and(eq(outsideTrades.merchant, merchant), gte(outsideRefunds.at, from), lt(outsideRefunds.at, before)))
  return [
    ...trades.map(({ paidAt: at, ...trade }) => ({
      kind: 'payment' as const,
      refundNo: '',
      at,
      ...lineOf(trade),
    })),
    ...refunds.map(({ refundNo, at, ...refund }) => ({
      kind: 'refund' as const,
      refundNo,
      at,
      ...lineOf({ ...refund, transactionId: refundNo }),
    })),
  ]
}

const lineOf = (row: { outTradeNo: string; transactionId: string; amountFen: number }) => ({
  outTradeNo: row.outTradeNo,
  transactionId: row.transactionId,
  amountFen: row.amountFen,
})

const paidNotice = (trade: {
  outTradeNo: string
  transactionId: string
  amountFen: number
  merchant: string
  paidAt: Date
}): PaymentNotice => ({
  kind: 'payment',
  refundNo: '',
  ok: true,
  at: trade.paidAt,
  merchant: trade.merchant,
  ...lineOf(trade),
})

const notify = async (ctx: CashierContext, notice: PaymentNotice, times: readonly Date[]) => {
  const body = signNotice(ctx.config, notice)
  await ctx.db.insert(outsideNotices).values(times.map((dueAt) => ({ body, dueAt })))
}
