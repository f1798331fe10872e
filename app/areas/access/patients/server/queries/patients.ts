import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { accessPatients as patients } from '../tables.ts'

export type PatientRow = typeof patients.$inferSelect
type NewPatient = typeof patients.$inferInsert

export const findPatient = async (db: Db, id: number): Promise<PatientRow | undefined> =>
  (await db.select().from(patients).where(eq(patients.id, id)))[0]

/** The account of a number, by its indexes under all secrets. */
export const findPatientByMobile = async (db: Db, mobileIndexes: string[]): Promise<PatientRow | undefined> =>
  (await db.select().from(patients).where(inArray(patients.mobileIndex, mobileIndexes)).limit(1))[0]

/** Every account by its number of order: for seeds and what works through all of them. */
export const listPatients = (db: Db) => db.select({ id: patients.id }).from(patients).orderBy(asc(patients.id))

/** Makes accounts; a number that has one keeps it. */
export const insertPatients = (db: Db, rows: NewPatient[]): Promise<PatientRow[]> =>
  db.insert(patients).values(rows).onConflictDoNothing().returning()

export const updatePatient = (db: Db, id: number, change: Partial<NewPatient>) =>
  db.update(patients).set(change).where(eq(patients.id, id))

/** Writes the first number of an account; false where it has one. */
export const updateFirstNumber = async (
  db: Db,
  id: number,
  number: { mobileSealed: string; mobileIndex: string },
): Promise<boolean> => {
  const isWithout = and(eq(patients.id, id), isNull(patients.mobileIndex))
  return (await db.update(patients).set(number).where(isWithout).returning({ id: patients.id })).length > 0
}

/** Lets nobody else change anything that hangs on this account until the transaction ends. */
export const lockPatient = (db: Db, id: number) =>
  db.select({ id: patients.id }).from(patients).where(eq(patients.id, id)).for('update')

/** The sealed numbers of these patients; who has none is not among them. */
export const listSealedNumbers = async (db: Db, ids: readonly number[]) =>
  (
    await db
      .select({ id: patients.id, mobileSealed: patients.mobileSealed })
      .from(patients)
      .where(isAnyOf(patients.id, ids))
  ).flatMap(({ id, mobileSealed }) => (mobileSealed === null ? [] : [{ id, mobileSealed }]))

export const deletePatient = (db: Db, id: number) => db.delete(patients).where(eq(patients.id, id))
