import { and, asc, eq } from 'drizzle-orm'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { recordsGroundEntries as entries } from '../tables.ts'

export type EntryRow = typeof entries.$inferSelect

/** What was written into records, in the order in which it was. */
export const listEntryRows = (db: Db, recordIds: readonly number[]): Promise<EntryRow[]> =>
  db.select().from(entries).where(isAnyOf(entries.recordId, recordIds)).orderBy(asc(entries.id))

export const countEntryRows = (db: Db, recordId: number): Promise<number> =>
  db.$count(entries, eq(entries.recordId, recordId))

/** Writes an entry; one that is there under the same name stays as it is. Its id. */
export const insertEntryRow = async (db: Db, row: typeof entries.$inferInsert): Promise<number> => {
  const [made] = await db.insert(entries).values(row).onConflictDoNothing().returning({ id: entries.id })
  if (made) return made.id
  const same = and(eq(entries.recordId, row.recordId), eq(entries.clientId, row.clientId ?? ''))
  const [there] = await db.select({ id: entries.id }).from(entries).where(same)
  if (!there) throw new Error('the entry was not written')
  return there.id
}

export const updateEntryRow = async (db: Db, recordId: number, id: number, contentSealed: string): Promise<boolean> => {
  const which = and(eq(entries.id, id), eq(entries.recordId, recordId))
  return (await db.update(entries).set({ contentSealed }).where(which).returning({ id: entries.id })).length > 0
}

export const deleteEntryRow = async (db: Db, recordId: number, id: number): Promise<boolean> => {
  const which = and(eq(entries.id, id), eq(entries.recordId, recordId))
  return (await db.delete(entries).where(which).returning({ id: entries.id })).length > 0
}
