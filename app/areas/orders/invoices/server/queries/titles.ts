import { and, desc, eq, inArray } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { ordersInvoiceTitles as titles } from '../tables.ts'

export type TitleRow = typeof titles.$inferSelect
export type NewTitle = typeof titles.$inferInsert

/** A patient's titles, the default one first, then the newest. */
export const listTitles = (db: Db, patient: PatientId): Promise<TitleRow[]> =>
  db.select().from(titles).where(eq(titles.patientId, patient)).orderBy(desc(titles.isDefault), desc(titles.id))

export const insertTitle = async (db: Db, row: NewTitle): Promise<number> =>
  (await db.insert(titles).values(row).returning({ id: titles.id }))[0]?.id as number

export const updateTitle = (db: Db, patient: PatientId, id: number, change: Partial<NewTitle>) =>
  db
    .update(titles)
    .set(change)
    .where(and(eq(titles.patientId, patient), eq(titles.id, id)))

/** None is the default any more: before another becomes it. */
export const clearDefaultTitle = (db: Db, patient: PatientId) =>
  db
    .update(titles)
    .set({ isDefault: false })
    .where(and(eq(titles.patientId, patient), eq(titles.isDefault, true)))

/** Deletes a title of this patient; what it was, or undefined where it is not theirs. */
export const deleteTitle = async (db: Db, patient: PatientId, id: number): Promise<TitleRow | undefined> =>
  (
    await db
      .delete(titles)
      .where(and(eq(titles.patientId, patient), eq(titles.id, id)))
      .returning()
  )[0]

/** Makes the newest title the default. */
export const makeNewestTitleDefault = (db: Db, patient: PatientId) => {
  const newest = db
    .select({ id: titles.id })
    .from(titles)
    .where(eq(titles.patientId, patient))
    .orderBy(desc(titles.id))
    .limit(1)
  return db.update(titles).set({ isDefault: true }).where(inArray(titles.id, newest))
}
