import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { counterWays } from '../../rules/counter.ts'
import { SURPLUS } from '../../rules.ts'
import { type RefundState, refundArrows } from '../../states.ts'
import { payPayments as payments, payRefunds as refunds } from '../tables.ts'

export const insertRefund = async (db: Db, row: typeof refunds.$inferInsert) =>
  (await db.insert(refunds).values(row).returning())[0] as typeof refunds.$inferSelect

/** A refund that the provider is to be asked about, with its payment. */
export interface DueRefund {
  id: number
  refundNo: string
  amountFen: number
  tries: number
  state: RefundState
  paymentId: number
  /** By which the provider knows the payment. */
  outTradeNo: string
  provider: string | null
  /** Whose account there has the money. */
  merchant: string
  transactionId: string | null
  paidFen: number
}

/** What a counter took it gives back itself: nobody else is asked to. */
const notAtCounter = sql`not exists (
  select from ${payments} p where p.id = ${refunds.paymentId} and p.provider in (${sql.raw(counterWays.map((way) => `'${way}'`).join(', '))}))`

/** Leases the refunds that are due to whoever asks, each with its payment. */
export const leaseRefunds = async (db: Db, now: Date, until: Date, most: number): Promise<DueRefund[]> => {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isNull(refunds.doneAt), lte(refunds.nextTryAt, now), notAtCounter))
    .orderBy(asc(refunds.nextTryAt), asc(refunds.id))
    .limit(most)
    .for('update', { skipLocked: true })
  const leased = await db
    .update(refunds)
    .set({ tries: sql`${refunds.tries} + 1`, nextTryAt: until })
    .from(payments)
    .where(and(inArray(refunds.id, due), eq(payments.id, refunds.paymentId)))
    .returning({
      id: refunds.id,
      refundNo: refunds.refundNo,
      amountFen: refunds.amountFen,
      tries: refunds.tries,
      state: refunds.state,
      paymentId: refunds.paymentId,
      outTradeNo: sql<string>`case ${payments.purpose} when ${SURPLUS} then ${payments.subjectId} else ${payments.outTradeNo} end`,
      provider: payments.provider,
      merchant: payments.merchant,
      transactionId: payments.transactionId,
      paidFen: payments.amountFen,
    })
  return leased as DueRefund[]
}

export const delayRefund = (db: Db, id: number, nextTryAt: Date) =>
  db.update(refunds).set({ nextTryAt }).where(eq(refunds.id, id))

/** States from which one may go there. */
const before = (to: RefundState) =>
  (Object.keys(refundArrows) as RefundState[]).filter((from) => refundArrows[from].includes(to))

/** Moves a refund along an arrow of its states; undefined where there is none from where it stands. */
export const moveRefund = async (
  db: Db,
  refundNo: string,
  to: RefundState,
  more: Partial<typeof refunds.$inferInsert> = {},
) => {
  const may = and(eq(refunds.refundNo, refundNo), inArray(refunds.state, before(to)))
  return (
    await db
      .update(refunds)
      .set({ ...more, state: to })
      .where(may)
      .returning()
  )[0]
}

/** Writes down that the provider gave the money back; undefined where that was written before. */
export const markRefundDone = (db: Db, refundNo: string, now: Date) =>
  moveRefund(db, refundNo, 'done', { doneAt: now, acceptedAt: sql`coalesce(${refunds.acceptedAt}, ${now})` as never })

/** Writes down by which number a terminal's statement will name a refund. */
export const nameRefund = async (db: Db, refundNo: string, terminalNo: string): Promise<void> => {
  await db.update(refunds).set({ terminalNo }).where(eq(refunds.refundNo, refundNo))
}

export const findRefund = async (db: Db, refundNo: string) =>
  (await db.select().from(refunds).where(eq(refunds.refundNo, refundNo)))[0]

const withPayment = {
  refundNo: refunds.refundNo,
  outTradeNo: payments.outTradeNo,
  title: payments.title,
  payee: payments.payee,
  provider: payments.provider,
  amountFen: refunds.amountFen,
  reason: refunds.reason,
  state: refunds.state,
  says: refunds.says,
  orderedAt: refunds.orderedAt,
  doneAt: refunds.doneAt,
}

export type RefundRow = Awaited<ReturnType<typeof listRefunds>>[number]

/** Refunds of a patient's payments, the newest first. */
export const listRefunds = (db: Db, patient: PatientId) =>
  db
    .select(withPayment)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.patientId, patient))
    .orderBy(desc(refunds.id))

/** Refunds that a provider will not do, of these sellers, the oldest first. */
export const listRefused = (db: Db, payees: readonly string[], asked: { page: number; size: number }) => {
  const found = db
    .select(withPayment)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.state, 'refused'), inArray(payments.payee, [...payees])))
    .orderBy(asc(refunds.id))
    .$dynamic()
  return page(db, found, asked)
}

/** The refund of that number, where one of these sold what it pays back. */
export const findRefundOf = async (db: Db, payees: readonly string[], refundNo: string) => {
  const found = db
    .select(withPayment)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.refundNo, refundNo), inArray(payments.payee, [...payees])))
  return (await found)[0]
}

/** Refunds that a counter still owes of what these sellers' counters took, the oldest first. */
export const listCounterRefunds = (db: Db, payee: string, asked: { page: number; size: number }) => {
  const found = db
    .select({ ...withPayment, subjectId: payments.subjectId, purpose: payments.purpose })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isNull(refunds.doneAt), inArray(payments.provider, [...counterWays]), eq(payments.payee, payee)))
    .orderBy(asc(refunds.id))
    .$dynamic()
  return page(db, found, asked)
}

/** One of them, by its number. */
export const findCounterRefund = async (db: Db, payee: string, refundNo: string) =>
  (
    await db
      .select({ ...withPayment, subjectId: payments.subjectId, purpose: payments.purpose })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(
        and(eq(refunds.refundNo, refundNo), inArray(payments.provider, [...counterWays]), eq(payments.payee, payee)),
      )
  )[0]
