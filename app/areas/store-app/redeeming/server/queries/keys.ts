import { desc, eq } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { storeAppKeys as keys, storeAppTerms as terms } from '../tables.ts'

export type KeyRow = typeof keys.$inferSelect
export type TermsRow = typeof terms.$inferSelect

/** All keys, the newest first. */
export const listKeys = (db: Db): Promise<KeyRow[]> => db.select().from(keys).orderBy(desc(keys.madeAt), desc(keys.id))

/** Writes a key over the one of its number, which is so old that nothing of it counts any more; false where somebody was quicker. */
export const insertKey = async (db: Db, row: typeof keys.$inferInsert): Promise<boolean> =>
  (await db.insert(keys).values(row).onConflictDoNothing().returning({ id: keys.id })).length > 0

export const deleteKey = (db: Db, id: number) => db.delete(keys).where(eq(keys.id, id))

/** The terms of a store, made with what is usual where it has none. */
export const termsOf = async (db: Db, usual: TermsRow): Promise<TermsRow> => {
  const [made] = await db.insert(terms).values(usual).onConflictDoNothing().returning()
  if (made) return made
  return (await db.select().from(terms).where(eq(terms.hospitalId, usual.hospitalId)))[0] as TermsRow
}

export const findTerms = async (db: Db, hospitalId: number): Promise<TermsRow | undefined> =>
  (await db.select().from(terms).where(eq(terms.hospitalId, hospitalId)))[0]

export const updateTerms = (db: Db, hospitalId: number, set: Partial<TermsRow>) =>
  db.update(terms).set(set).where(eq(terms.hospitalId, hospitalId))
