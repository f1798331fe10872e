import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { SpokenNumber } from '#kit/check/spoken-number.ts'
import { since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { hasSpokenNumber } from '#kit/db/spoken-number.ts'
import type { Unread } from '#kit/db/unread.ts'
import type { Day } from '#kit/time/day.ts'
import { openStates } from '../../states.ts'
import { ordersRefundLogs as logs, ordersRefunds as refunds } from '../tables.ts'
import type { RefundRow } from './refunds.ts'

/** A patient's refunds, all or of one order, the newest first. */
export const listOwnRefunds = (
  db: Db,
  patient: PatientId,
  { orderId, ...asked }: { orderId: string | undefined; page: number; size: number },
) => {
  const ofOrder = orderId === undefined ? undefined : eq(refunds.orderId, orderId)
  const found = db
    .select()
    .from(refunds)
    .where(and(eq(refunds.patientId, patient), ofOrder))
    .orderBy(desc(refunds.appliedAt), asc(refunds.id))
  return page(db, found.$dynamic(), asked)
}

export const findOwnRefund = async (db: Db, patient: PatientId, id: string): Promise<RefundRow | undefined> =>
  (
    await db
      .select()
      .from(refunds)
      .where(and(eq(refunds.patientId, patient), eq(refunds.id, id)))
  )[0]

const appliedOn = (day: Day) => and(since(refunds.appliedAt)(day), until(refunds.appliedAt)(day))

/** A patient's refunds whose number this is, for who helps them. */
export const listByNumber = (db: Db, patientId: number, said: SpokenNumber): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.patientId, patientId), hasSpokenNumber(refunds.id, said, appliedOn)))

const underWay = (patient: PatientId) =>
  and(eq(refunds.patientId, patient), inArray(refunds.state, [...openStates, 'refunding']))

/** How many refunds of a patient are not over. */
export const countUnderWay = (db: Db, patient: PatientId): Promise<number> => db.$count(refunds, underWay(patient))

/** A patient's refunds that are still to be decided about or on their way to them. */
export const listUnderWay = (db: Db, patient: PatientId): Unread<RefundRow> =>
  db.select().from(refunds).where(underWay(patient)).orderBy(desc(refunds.appliedAt), asc(refunds.id))

/** Takes from a patient's refunds what they wrote and showed. */
export const eraseWords = async (db: Db, patient: PatientId) => {
  const own = eq(refunds.patientId, patient)
  const ids = db.select({ id: refunds.id }).from(refunds).where(own)
  await db
    .update(logs)
    .set({ words: '' })
    .where(and(inArray(logs.refundId, ids), eq(logs.by, 'patient')))
  await db.update(refunds).set({ remark: '', images: [] }).where(own)
}
