import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type SealedRow, sealedRowsOf } from '#app/areas/records/children/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { recordsDailyEntries as entries } from './tables.ts'

type EntryRow = typeof entries.$inferSelect

/** What was written down on a day of the child that is asked for, by the digests under which the day may stand. */
export const entriesBeside = (dayIndexes: readonly string[]): SQL<SealedRow[]> =>
  sealedRowsOf(entries, sql`t.day_index = any(${sql.param([...dayIndexes])})`)

/** All that was written down of children: for the file of somebody's own data. */
export const listEntriesOf = async (db: Db, childIds: readonly number[]): Promise<EntryRow[]> =>
  childIds.length === 0
    ? []
    : db.select().from(entries).where(isAnyOf(entries.childId, childIds)).orderBy(asc(entries.id))

/** The entry that a phone sent under this name; undefined where none was. */
export const findSent = async (db: Db, childId: number, clientId: string): Promise<EntryRow | undefined> =>
  (
    await db
      .select()
      .from(entries)
      .where(and(eq(entries.childId, childId), eq(entries.clientId, clientId)))
  )[0]

export const countEntries = (db: Db, childId: number): Promise<number> =>
  db.$count(entries, eq(entries.childId, childId))

/** Writes an entry, unless one of this name is there; gives its id, undefined where it is. */
export const insertEntry = async (db: Db, row: typeof entries.$inferInsert): Promise<number | undefined> =>
  (await db.insert(entries).values(row).onConflictDoNothing().returning({ id: entries.id }))[0]?.id

export const insertEntries = (db: Db, rows: (typeof entries.$inferInsert)[]) => db.insert(entries).values(rows)

/** Takes an entry of a child away; false where the child has none of this id. */
export const deleteEntry = async (db: Db, childId: number, id: number): Promise<boolean> => {
  const own = and(eq(entries.childId, childId), eq(entries.id, id))
  return (await db.delete(entries).where(own).returning({ id: entries.id })).length > 0
}
