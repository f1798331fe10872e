import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { Unread } from '#kit/db/unread.ts'
import { openStates } from '../../states.ts'
import { consultConsultations as asks } from '../tables.ts'
import { type ConsultationRow, notShared } from './consultations.ts'

/** All that a patient ever asked, the newest first. */
export const listEver = (db: Db, patient: PatientId): Promise<ConsultationRow[]> =>
  db.select().from(asks).where(eq(asks.patientId, patient)).orderBy(desc(asks.madeAt), asks.id)

/** Consultations of a patient in which something is still to happen. */
export const listUnderWay = (db: Db, patient: PatientId): Unread<ConsultationRow> =>
  db
    .select()
    .from(asks)
    .where(and(eq(asks.patientId, patient), inArray(asks.state, openStates)))
    .orderBy(desc(asks.madeAt), asks.id)

/** What a member has under way with a doctor, or with a department where none is named. */
export const findUnderWay = async (
  db: Db,
  {
    memberId,
    doctorId,
    catalogueId,
  }: { memberId: number; doctorId?: number | undefined; catalogueId?: number | undefined },
): Promise<ConsultationRow | undefined> => {
  const whom =
    doctorId === undefined
      ? eq(asks.catalogueId, catalogueId ?? 0)
      : and(eq(asks.doctorId, doctorId), isNull(asks.catalogueId))
  const found = db
    .select()
    .from(asks)
    .where(and(eq(asks.memberId, memberId), whom, inArray(asks.state, openStates)))
  return (await found)[0]
}

/** Whether a member is in the middle of a consultation. */
export const isInOne = async (db: Db, memberId: number): Promise<boolean> =>
  (await db.$count(asks, and(eq(asks.memberId, memberId), inArray(asks.state, openStates)))) > 0

/**
 * Takes from a patient's consultations what nobody needs to keep: the words of those that were not held, the pictures, what
 * they let others read and said about the doctor. The members whose names those rows bear, and those that were not held.
 */
export const eraseWords = async (db: Db, patient: PatientId) => {
  const erased = await db
    .update(asks)
    .set({
      contentSealed: sql`case when ${isNull(asks.keptUntil)} then '' else ${asks.contentSealed} end`,
      caseSealed: sql`case when ${isNull(asks.keptUntil)} then '' else ${asks.caseSealed} end`,
      summarySealed: sql`case when ${isNull(asks.keptUntil)} then null else ${asks.summarySealed} end`,
      images: [],
      ratedSealed: null,
      ratingShown: false,
      ...notShared,
    })
    .where(eq(asks.patientId, patient))
    .returning({ id: asks.id, memberId: asks.memberId, keptUntil: asks.keptUntil })
  return {
    memberIds: [...new Set(erased.map(({ memberId }) => memberId))],
    notHeld: erased.filter(({ keptUntil }) => keptUntil === null).map(({ id }) => id),
  }
}
