import { and, desc, eq, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import { type ConsultationKind, consultationKinds, usualTerms, usualWait, WAITS_STORED } from '../../rules.ts'
import {
  consultAdverts as adverts,
  consultDoctors as asked,
  consultBindings as bindings,
  consultDepartmentServices as departmentServices,
  consultLevels as levels,
  consultServices as services,
  consultSignUps as signUps,
} from '../tables.ts'

export type NewConsultDoctor = typeof asked.$inferInsert
export type NewService = typeof services.$inferInsert

export const insertConsultDoctors = (db: Db, rows: NewConsultDoctor[]) => insertRows(db, asked, rows)
/** Marks a doctor's papers as looked at, whether they can be asked or not. */
export const certify = (db: Db, doctorId: number, now: Date) =>
  setCertified(db, { doctorId, certifyState: 'certified', certifiedUntil: null }, now)
/** Says how it is with a doctor's papers, and until when. */
export const setCertified = (
  db: Db,
  { doctorId, ...state }: Pick<NewConsultDoctor, 'doctorId' | 'certifyState' | 'certifiedUntil'>,
  now: Date,
) =>
  db
    .insert(asked)
    .values({ doctorId, ...state, openedAt: now })
    .onConflictDoUpdate({ target: asked.doctorId, set: state })
/** A doctor who has just been certified can open each way to ask themselves: all are off, in terms as are usual. */
export const openWays = (db: Db, doctorId: number) =>
  db
    .insert(services)
    .values(consultationKinds.map((kind) => ({ doctorId, kind, ...usualTerms[kind], isOn: false })))
    .onConflictDoNothing()
export const insertServices = (db: Db, rows: NewService[]) => insertRows(db, services, rows)
export const insertDepartmentServices = (db: Db, rows: (typeof departmentServices.$inferInsert)[]) =>
  insertRows(db, departmentServices, rows)
export const insertAdverts = (db: Db, rows: (typeof adverts.$inferInsert)[]) => insertRows(db, adverts, rows)

/** Counts an answered consultation and how long its patient waited; the middle of the last waits follows. */
export const addAnswer = async (db: Db, doctorId: number, waitSeconds: number) => {
  const [row] = await db.select().from(asked).where(eq(asked.doctorId, doctorId)).for('update')
  if (!row) return
  const waits = [...row.waitSeconds, waitSeconds].slice(-WAITS_STORED)
  await db
    .update(asked)
    .set({
      answeredCount: sql`${asked.answeredCount} + 1`,
      waitSeconds: waits,
      usualWaitMinutes: usualWait(waits),
    })
    .where(eq(asked.doctorId, doctorId))
}

/** Counts a rating. */
export const addRating = (db: Db, doctorId: number, stars: number) =>
  db
    .update(asked)
    .set({ starSum: sql`${asked.starSum} + ${stars}`, starCount: sql`${asked.starCount} + 1` })
    .where(eq(asked.doctorId, doctorId))

export const insertBinding = (db: Db, patientId: PatientId, doctorId: number, boundAt: Date) =>
  db.insert(bindings).values({ patientId, doctorId, boundAt }).onConflictDoNothing()

export const deleteBinding = (db: Db, patient: PatientId, doctorId: number) =>
  db.delete(bindings).where(and(eq(bindings.patientId, patient), eq(bindings.doctorId, doctorId)))

/** The doctors to whom a patient keeps, the newest first. */
export const listBound = (db: Db, patient: PatientId) =>
  db.select().from(bindings).where(eq(bindings.patientId, patient)).orderBy(desc(bindings.boundAt), bindings.doctorId)

export const putLevel = (db: Db, patientId: number, level: number) =>
  db.insert(levels).values({ patientId, level }).onConflictDoUpdate({ target: levels.patientId, set: { level } })

/** The level of a patient's membership; 0 is none. */
export const findLevel = async (db: Db, patient: PatientId): Promise<number> =>
  (await db.select().from(levels).where(eq(levels.patientId, patient)))[0]?.level ?? 0

/** Writes a sign-up down; false where the number has signed up before. */
export const insertSignUp = async (db: Db, row: typeof signUps.$inferInsert): Promise<boolean> =>
  (await db.insert(signUps).values(row).onConflictDoNothing().returning({ id: signUps.id })).length > 0

/** Removes the sign-up of a number, under whatever secret it was written. */
export const deleteSignUp = (db: Db, mobileIndexes: readonly string[]) =>
  db.delete(signUps).where(sql`${signUps.mobileIndex} = any(${sql.param([...mobileIndexes])})`)

/** A doctor switches themselves off for a while, or on again. */
export const setBusy = (db: Db, doctorId: number, isBusy: boolean) =>
  db.update(asked).set({ isBusy }).where(eq(asked.doctorId, doctorId))

/** Changes what is agreed about one of a doctor's ways to ask; undefined where they have none such. */
export const updateService = async (
  db: Db,
  doctorId: number,
  kind: ConsultationKind,
  change: Partial<Omit<NewService, 'doctorId' | 'kind'>> & { priceFen: number },
) =>
  (
    await db
      .update(services)
      // Members never pay more than others.
      .set({ ...change, vipPriceFen: sql`least(${services.vipPriceFen}, ${change.priceFen}::int)` })
      .where(and(eq(services.doctorId, doctorId), eq(services.kind, kind)))
      .returning()
  )[0]
