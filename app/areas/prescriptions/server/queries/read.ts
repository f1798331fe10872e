import { and, asc, desc, eq, gt, inArray, isNotNull, notInArray, type SQL } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { Unread } from '#kit/db/unread.ts'
import { openStates, type PrescriptionState } from '../../states.ts'
import { prescriptions } from '../tables.ts'
import { type PrescriptionRow, type ReviewedHospitals, reviewedBy } from './change.ts'

/** A patient's prescriptions in these states (all where none is named), the newest first. */
export const listOwn = (
  db: Db,
  patient: PatientId,
  asked: { states: readonly PrescriptionState[]; page: number; size: number },
) => {
  const inStates = asked.states.length > 0 ? inArray(prescriptions.state, [...asked.states]) : undefined
  const found = db
    .select()
    .from(prescriptions)
    .where(and(eq(prescriptions.patientId, patient), inStates))
    .orderBy(desc(prescriptions.madeAt), asc(prescriptions.id))
  return page(db, found.$dynamic(), asked)
}

export const findOwn = async (db: Db, patient: PatientId, id: string): Promise<PrescriptionRow | undefined> =>
  (
    await db
      .select()
      .from(prescriptions)
      .where(and(eq(prescriptions.id, id), eq(prescriptions.patientId, patient)))
  )[0]

/** A prescription that a doctor signed. */
export const findSigned = async (db: Db, doctorId: number, id: string): Promise<PrescriptionRow | undefined> =>
  (
    await db
      .select()
      .from(prescriptions)
      .where(and(eq(prescriptions.id, id), eq(prescriptions.doctorId, doctorId)))
  )[0]

/** The newest prescription of a patient's for these goods. */
export const findNewestFor = async (
  db: Db,
  patient: PatientId,
  goodsId: number,
): Promise<PrescriptionRow | undefined> =>
  (
    await db
      .select()
      .from(prescriptions)
      .where(and(eq(prescriptions.patientId, patient), eq(prescriptions.goodsId, goodsId)))
      .orderBy(desc(prescriptions.madeAt), asc(prescriptions.id))
      .limit(1)
  )[0]

const isGood = (patient: PatientId, which: SQL, now: Date) =>
  and(
    eq(prescriptions.patientId, patient),
    which,
    eq(prescriptions.state, 'approved'),
    gt(prescriptions.expiresAt, now),
  )

/** What a patient may order of these goods now, the one that ends first before the others. */
export const listGoodFor = (db: Db, patient: PatientId, goodsId: number, now: Date): Promise<PrescriptionRow[]> =>
  db
    .select()
    .from(prescriptions)
    .where(isGood(patient, eq(prescriptions.goodsId, goodsId), now))
    .orderBy(asc(prescriptions.expiresAt), asc(prescriptions.id))

/** The most pieces of a specification that a patient may order with one prescription now; undefined where they have none. */
export const findMostPieces = async (
  db: Db,
  patient: PatientId,
  skuId: number,
  now: Date,
): Promise<number | undefined> => {
  const [found] = await db
    .select({ pieces: prescriptions.pieces })
    .from(prescriptions)
    .where(isGood(patient, eq(prescriptions.skuId, skuId), now))
    .orderBy(desc(prescriptions.pieces))
    .limit(1)
  return found?.pieces
}

/** What a hospital's pharmacists have before them, the longest wait first; or what they decided, the newest first. */
export const listForReview = (
  db: Db,
  of: ReviewedHospitals,
  { isWaiting, ...asked }: { isWaiting: boolean; page: number; size: number },
) => {
  const found = db
    .select()
    .from(prescriptions)
    .where(and(reviewedBy(of), isWaiting ? eq(prescriptions.state, 'waiting') : isNotNull(prescriptions.reviewedAt)))
    .orderBy(isWaiting ? asc(prescriptions.madeAt) : desc(prescriptions.reviewedAt), asc(prescriptions.id))
  return page(db, found.$dynamic(), asked)
}

/** A prescription that a hospital's pharmacists look at. */
export const findForReview = async (db: Db, of: ReviewedHospitals, id: string): Promise<PrescriptionRow | undefined> =>
  (
    await db
      .select()
      .from(prescriptions)
      .where(and(eq(prescriptions.id, id), reviewedBy(of)))
  )[0]

/** All that a patient ever had prescribed, the newest first. */
export const listEver = (db: Db, patient: PatientId): Promise<PrescriptionRow[]> =>
  db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.patientId, patient))
    .orderBy(desc(prescriptions.madeAt), asc(prescriptions.id))

/** A patient's prescriptions on which an order waits to be paid. */
export const listHeld = (db: Db, patient: PatientId): Unread<PrescriptionRow> =>
  db
    .select()
    .from(prescriptions)
    .where(and(eq(prescriptions.patientId, patient), eq(prescriptions.state, 'held')))
    .orderBy(desc(prescriptions.madeAt), asc(prescriptions.id))

/** Whether something of a member's is still to happen. */
export const isOpenFor = async (db: Db, memberId: number): Promise<boolean> =>
  (await db.$count(
    prescriptions,
    and(eq(prescriptions.memberId, memberId), inArray(prescriptions.state, openStates)),
  )) > 0

/** What was written in a consultation, the oldest first. */
export const listOfConsultation = (db: Db, consultationId: string): Promise<PrescriptionRow[]> =>
  db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.consultationId, consultationId))
    .orderBy(asc(prescriptions.madeAt))

/** What was written at a visit, the oldest first. */
export const listOfVisit = (db: Db, visitId: string): Promise<PrescriptionRow[]> =>
  db.select().from(prescriptions).where(eq(prescriptions.visitId, visitId)).orderBy(asc(prescriptions.madeAt))

/** What a member was prescribed since then that nobody refused or took back, whoever wrote it; the newest first. */
export const listSince = (db: Db, memberId: number, since: Date): Promise<PrescriptionRow[]> =>
  db
    .select()
    .from(prescriptions)
    .where(
      and(
        eq(prescriptions.memberId, memberId),
        gt(prescriptions.madeAt, since),
        notInArray(prescriptions.state, ['refused', 'withdrawn']),
      ),
    )
    .orderBy(desc(prescriptions.madeAt), asc(prescriptions.id))
    .limit(MOST_COMPARED)

/** So many are compared with what is prescribed now. */
const MOST_COMPARED = 50
