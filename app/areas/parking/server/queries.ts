import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { parkingAuthorisations as authorisations, parkingLots as lots, parkingStays as stays } from './tables.ts'

export type StayRow = typeof stays.$inferSelect
export type NewStay = typeof stays.$inferInsert
export type LotRow = typeof lots.$inferSelect
export type AuthorisationRow = typeof authorisations.$inferSelect
/** A stay with its hospital's name. */
export type ShownStay = { stay: StayRow; hospitalName: string }

const open = ['booked', 'in', 'paid'] as const
const MOST = 100

/** Hospitals whose car park can be booked. */
export const listLots = (db: Db) =>
  db
    .select({ lot: lots, name: hospitals.name, address: hospitals.address })
    .from(lots)
    .innerJoin(hospitals, eq(hospitals.id, lots.hospitalId))
    .where(and(eq(lots.isOn, true), eq(hospitals.isOpen, true)))
    .orderBy(asc(hospitals.id))
    .limit(MOST)

export const findLot = async (db: Db, hospitalId: number): Promise<LotRow | undefined> =>
  (await db.select().from(lots).where(eq(lots.hospitalId, hospitalId)))[0]

export const upsertLot = (db: Db, row: typeof lots.$inferInsert) =>
  db.insert(lots).values(row).onConflictDoUpdate({ target: lots.hospitalId, set: row })

/** An authorisation that holds now. */
export const findAuthorisation = async (
  db: Db,
  patient: PatientId,
  hospitalId: number,
  now: Date,
): Promise<AuthorisationRow | undefined> =>
  (
    await db
      .select()
      .from(authorisations)
      .where(and(ofPair(patient, hospitalId), gt(authorisations.until, now)))
  )[0]

const ofPair = (patient: PatientId, hospitalId: number) =>
  and(
    eq(authorisations.patientId, patient),
    eq(authorisations.hospitalId, hospitalId),
    isNull(authorisations.withdrawnAt),
  )

/** Writes an authorisation in the place of the one before. */
export const putAuthorisation = (db: Db, row: typeof authorisations.$inferInsert) =>
  db
    .insert(authorisations)
    .values(row)
    .onConflictDoUpdate({
      target: [authorisations.patientId, authorisations.hospitalId],
      targetWhere: sql`withdrawn_at is null`,
      set: {
        plateSealed: row.plateSealed,
        plateKind: row.plateKind,
        agreedAt: row.agreedAt,
        until: row.until,
      },
    })

export const withdrawOwn = (db: Db, patient: PatientId, hospitalId: number, now: Date) =>
  db.update(authorisations).set({ withdrawnAt: now }).where(ofPair(patient, hospitalId))

/** Deletes what ended before then. */
export const deleteEnded = (db: Db, before: Date) =>
  db
    .delete(authorisations)
    .where(sql`least(${authorisations.until}, ${authorisations.withdrawnAt}) < ${before.toISOString()}::timestamptz`)

/** Forgets the plates of stays that were over before then. */
export const forgetPlates = (db: Db, before: Date) =>
  db
    .update(stays)
    .set({ plateSealed: '' })
    .where(
      and(sql`${stays.state} not in ('booked', 'in', 'paid')`, lt(stays.movedAt, before), ne(stays.plateSealed, '')),
    )

const selectShown = (db: Db) =>
  db
    .select({ stay: stays, hospitalName: hospitals.name })
    .from(stays)
    .innerJoin(hospitals, eq(hospitals.id, stays.hospitalId))

/** A patient's stays, those that are open first, then the newest. */
export const listOwn = (db: Db, patient: PatientId, hospitalId: number | undefined, most: number) =>
  selectShown(db)
    .where(and(eq(stays.patientId, patient), hospitalId === undefined ? undefined : eq(stays.hospitalId, hospitalId)))
    .orderBy(desc(sql`${stays.state} in ('booked', 'in', 'paid')`), desc(stays.id))
    .limit(most)

/** A patient's own stay. */
export const findOwn = async (db: Db, patient: PatientId, id: number): Promise<ShownStay | undefined> =>
  (await selectShown(db).where(and(eq(stays.id, id), eq(stays.patientId, patient))))[0]

/** The open stay of a patient at a hospital. */
export const findOpen = async (db: Db, patient: PatientId, hospitalId: number): Promise<ShownStay | undefined> =>
  (
    await selectShown(db).where(
      and(eq(stays.patientId, patient), eq(stays.hospitalId, hospitalId), inArray(stays.state, [...open])),
    )
  )[0]

/** Undefined where one is open already. */
export const insertStay = async (db: Db, row: NewStay): Promise<StayRow | undefined> =>
  (await db.insert(stays).values(row).onConflictDoNothing().returning())[0]

/** Changes a stay that is still as it was read; false where somebody moved it meanwhile. */
export const updateStay = async (db: Db, { id, state }: StayRow, set: Partial<NewStay>): Promise<StayRow | undefined> =>
  (
    await db
      .update(stays)
      .set(set)
      .where(and(eq(stays.id, id), eq(stays.state, state)))
      .returning()
  )[0]

/** Stays that go on, some at a time. */
export const listOpen = (db: Db, afterId: number, most: number): Promise<StayRow[]> =>
  db
    .select()
    .from(stays)
    .where(and(inArray(stays.state, [...open]), gt(stays.id, afterId)))
    .orderBy(asc(stays.id))
    .limit(most)

/** Places that were given back and of which the system does not know yet, some at a time. */
export const listUntold = (db: Db, afterId: number, most: number): Promise<StayRow[]> =>
  db
    .select()
    .from(stays)
    .where(and(stays.isUntold, gt(stays.id, afterId)))
    .orderBy(asc(stays.id))
    .limit(most)

/** A page of a hospital's cars of a day, in the order of their times. */
export const listOfDay = (db: Db, hospitalId: number, from: Date, to: Date, asked: PageRequest) =>
  page(
    db,
    db
      .select()
      .from(stays)
      .where(and(eq(stays.hospitalId, hospitalId), gte(stays.arriveAt, from), lt(stays.arriveAt, to)))
      .orderBy(asc(stays.arriveAt), asc(stays.id))
      .$dynamic(),
    asked,
  )

/** Authorisations of a patient, for who takes their data along. */
export const listAuthorisations = (db: Db, patient: PatientId) =>
  db.select().from(authorisations).where(eq(authorisations.patientId, patient)).orderBy(asc(authorisations.id))
