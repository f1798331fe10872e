import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { PatientId } from '#server/here.ts'
import { payPayments as payments, payRefunds as refunds } from '../tables.ts'

export const insertRefund = (db: Db, row: typeof refunds.$inferInsert) => db.insert(refunds).values(row)

/** Leases the refunds that are due to whoever asks, each with its payment. */
export const leaseRefunds = async (db: Db, now: Date, until: Date, most: number) => {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isNull(refunds.doneAt), lte(refunds.nextTryAt, now)))
    .orderBy(asc(refunds.nextTryAt), asc(refunds.id))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(refunds)
    .set({ tries: sql`${refunds.tries} + 1`, nextTryAt: until })
    .from(payments)
    .where(and(inArray(refunds.id, due), eq(payments.id, refunds.paymentId)))
    .returning({
      id: refunds.id,
      refundNo: refunds.refundNo,
      amountFen: refunds.amountFen,
      tries: refunds.tries,
      outTradeNo: payments.outTradeNo,
      provider: payments.provider,
    })
}

export const delayRefund = (db: Db, id: number, nextTryAt: Date) =>
  db.update(refunds).set({ nextTryAt }).where(eq(refunds.id, id))

/** Writes down that the provider gave the money back; undefined where that was written before. */
export const markRefundDone = async (db: Db, refundNo: string, now: Date) => {
  const open = and(eq(refunds.refundNo, refundNo), isNull(refunds.doneAt))
  return (await db.update(refunds).set({ doneAt: now }).where(open).returning())[0]
}

export const findRefund = async (db: Db, refundNo: string) =>
  (await db.select().from(refunds).where(eq(refunds.refundNo, refundNo)))[0]

/** Refunds of a patient's payments, the newest first. */
export const listRefunds = (db: Db, patient: PatientId) =>
  db
    .select({
      refundNo: refunds.refundNo,
      outTradeNo: payments.outTradeNo,
      amountFen: refunds.amountFen,
      reason: refunds.reason,
      orderedAt: refunds.orderedAt,
      doneAt: refunds.doneAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.patientId, patient))
    .orderBy(desc(refunds.id))
