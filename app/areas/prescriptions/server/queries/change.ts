import { and, eq, inArray, isNull, lte, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { storedUntil } from '#app/areas/consult/care/rules.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { allStates, mayMove, type PrescriptionState } from '../../states.ts'
import { prescriptions } from '../tables.ts'

export type PrescriptionRow = typeof prescriptions.$inferSelect
export type NewPrescription = typeof prescriptions.$inferInsert

/** Writes a prescription down; undefined where the same one of this member waits already. */
export const insertPrescription = async (db: Db, row: NewPrescription): Promise<PrescriptionRow | undefined> =>
  (await db.insert(prescriptions).values(row).onConflictDoNothing().returning())[0]

interface Move {
  from: readonly PrescriptionState[]
  which: SQL | undefined
  set?: Partial<NewPrescription> | undefined
}

/** Moves prescriptions on, only where `states.ts` lets them. What was moved. */
export const movePrescriptions = (
  db: Db,
  to: PrescriptionState,
  now: Date,
  { from, which, set = {} }: Move,
): Promise<PrescriptionRow[]> => {
  const states = allStates.filter((state) => mayMove(state, to) && from.includes(state))
  return db
    .update(prescriptions)
    .set({
      path: sql`array_append(${prescriptions.path}, ${to}::text)`,
      pathAt: sql`array_append(${prescriptions.pathAt}, ${now}::timestamptz(3))`,
      // The clock of the record runs from its last step.
      keptUntil: storedUntil('record', now),
      ...set,
    })
    .where(and(inArray(prescriptions.state, states), which))
    .returning()
}

/** The same of one that waits for its pharmacist; undefined where it does not any more. */
export const decideWaiting = async (
  db: Db,
  id: string,
  to: 'approved' | 'refused' | 'withdrawn',
  now: Date,
  set: Partial<NewPrescription>,
): Promise<PrescriptionRow | undefined> =>
  (await movePrescriptions(db, to, now, { from: ['waiting'], which: eq(prescriptions.id, id), set }))[0]

/** Takes back what a doctor signed, as long as no order has it; undefined where one has, or it is over. */
export const withdrawOf = async (
  db: Db,
  doctorId: number,
  id: string,
  now: Date,
): Promise<PrescriptionRow | undefined> => {
  const which = and(eq(prescriptions.id, id), eq(prescriptions.doctorId, doctorId))
  return (await movePrescriptions(db, 'withdrawn', now, { from: ['waiting', 'approved'], which }))[0]
}

/** What an order wants to have with a prescription. */
export interface PrescribedPieces {
  patient: PatientId
  skuId: number
  pieces: number
  orderId: string
}

/**
 * Gives an order the prescription that ends first of those that are good for it; false where there is none. One that another
 * order is just taking is passed over: of two tabs only one gets it.
 */
export const holdPrescription = async (
  db: Db,
  { patient, skuId, pieces, orderId }: PrescribedPieces,
  now: Date,
): Promise<boolean> => {
  const free = sql`(
    select p.id from ${prescriptions} p
    where p.patient_id = ${patient} and p.sku_id = ${skuId} and p.state = 'approved'
      and p.pieces >= ${pieces} and p.expires_at > ${now}
    order by p.expires_at, p.id limit 1 for update skip locked)`
  const which = sql`${prescriptions.id} = ${free}`
  return (await movePrescriptions(db, 'held', now, { from: ['approved'], which, set: { orderId } })).length > 0
}

/** What an order holds is used up with it. */
export const spendHeld = (db: Db, orderId: string, now: Date) =>
  movePrescriptions(db, 'used', now, { from: ['held'], which: eq(prescriptions.orderId, orderId) })

/** What an order held or used up is good again; where its time is over meanwhile, the next look finds it expired. */
export const giveBack = (db: Db, orderId: string, now: Date) =>
  movePrescriptions(db, 'approved', now, {
    from: ['held', 'used'],
    which: eq(prescriptions.orderId, orderId),
    set: { orderId: null },
  })

/** Approved ones of which the time is over expire. */
export const expireOverdue = (db: Db, now: Date) =>
  movePrescriptions(db, 'expired', now, { from: ['approved'], which: lte(prescriptions.expiresAt, now) })

/** Takes away what was written in those that need not be kept any more. */
export const forgetStored = (db: Db, now: Date) =>
  db
    .update(prescriptions)
    .set({ contentSealed: '', images: [] })
    .where(and(lte(prescriptions.keptUntil, now), sql`${prescriptions.contentSealed} <> ''`))

/**
 * A patient went: what nobody has looked at yet is withdrawn, what was never approved loses its words and all their
 * pictures. The members whose names the others bear.
 */
export const eraseWords = async (db: Db, patient: PatientId, now: Date): Promise<number[]> => {
  const own = eq(prescriptions.patientId, patient)
  await movePrescriptions(db, 'withdrawn', now, { from: ['waiting', 'approved'], which: own })
  const isKept = sql`'approved' = any(${prescriptions.path})`
  const erased = await db
    .update(prescriptions)
    .set({ contentSealed: sql`case when ${isKept} then ${prescriptions.contentSealed} else '' end`, images: [] })
    .where(own)
    .returning({ memberId: prescriptions.memberId, path: prescriptions.path })
  return [...new Set(erased.flatMap(({ memberId, path }) => (path.includes('approved') ? memberId : [])))]
}

/** Whose prescriptions a pharmacist looks at: those of their hospital, and where it is the platform's too, of all without one. */
export interface ReviewedHospitals {
  hospitalId: number
  isPlatform: boolean
  /** Hospitals that have a pharmacist of their own. */
  withPharmacist: SQLWrapper
}

/** The prescriptions of these hospitals. */
export const reviewedBy = ({ hospitalId, isPlatform, withPharmacist }: ReviewedHospitals) => {
  const own = eq(prescriptions.hospitalId, hospitalId)
  return isPlatform
    ? or(own, isNull(prescriptions.hospitalId), notInArray(prescriptions.hospitalId, withPharmacist))
    : own
}
