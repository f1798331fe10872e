import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { recordsOwnEntries as entries, recordsOwn as records } from './tables.ts'

export type RecordRow = typeof records.$inferSelect
type EntryRow = typeof entries.$inferSelect

const ofMember = (patientId: PatientId, memberId: number) =>
  and(eq(records.patientId, patientId), eq(records.memberId, memberId))

export const findRecord = async (db: Db, patientId: PatientId, memberId: number): Promise<RecordRow | undefined> =>
  (await db.select().from(records).where(ofMember(patientId, memberId)))[0]

/** An entry as it stands beside its record. */
export type EntryBeside = Pick<EntryRow, 'id' | 'contentSealed'>

/** The same with what was written into it, by rising ids, in one question. */
export const findRecordWithEntries = async (
  db: Db,
  patientId: PatientId,
  memberId: number,
): Promise<{ record: RecordRow; entries: EntryBeside[] } | undefined> => {
  const written = sql<EntryBeside[]>`(
    select coalesce(json_agg(json_build_object('id', e.id, 'contentSealed', e.content_sealed) order by e.id), '[]')
    from ${entries} e where e.record_id = ${records}.id)`
  return (await db.select({ record: records, entries: written }).from(records).where(ofMember(patientId, memberId)))[0]
}

/** A record, begun where there is none, and nobody else writes into it before the transaction ends. */
export const beginRecord = async (
  db: Db,
  row: { patientId: PatientId; memberId: number; madeAt: Date },
): Promise<RecordRow> => {
  await db.insert(records).values(row).onConflictDoNothing()
  const [found] = await db.select().from(records).where(ofMember(row.patientId, row.memberId)).for('update')
  if (!found) throw new Error('the record was not begun')
  return found
}

export const noteConsent = (db: Db, id: number, at: Date) =>
  db.update(records).set({ guardianConsentAt: at }).where(eq(records.id, id))

export const listRecords = (db: Db, patientId: PatientId): Promise<RecordRow[]> =>
  db.select().from(records).where(eq(records.patientId, patientId)).orderBy(asc(records.id))

export const deleteRecordOf = (db: Db, patientId: PatientId, memberId: number) =>
  db.delete(records).where(ofMember(patientId, memberId))

export const listEntries = async (db: Db, recordIds: readonly number[]): Promise<EntryRow[]> =>
  recordIds.length === 0
    ? []
    : db.select().from(entries).where(isAnyOf(entries.recordId, recordIds)).orderBy(asc(entries.id))

export const countEntries = (db: Db, recordId: number): Promise<number> =>
  db.$count(entries, eq(entries.recordId, recordId))

export const findEntry = async (db: Db, recordId: number, id: number): Promise<EntryRow | undefined> =>
  (
    await db
      .select()
      .from(entries)
      .where(and(eq(entries.id, id), eq(entries.recordId, recordId)))
  )[0]

/** The entry that a phone sent under this name. */
export const findSent = async (db: Db, recordId: number, clientId: string): Promise<EntryRow | undefined> =>
  (
    await db
      .select()
      .from(entries)
      .where(and(eq(entries.recordId, recordId), eq(entries.clientId, clientId)))
  )[0]

export const insertEntry = async (db: Db, row: typeof entries.$inferInsert): Promise<number> => {
  const [made] = await db.insert(entries).values(row).returning({ id: entries.id })
  if (!made) throw new Error('the entry was not written')
  return made.id
}

export const insertEntries = (db: Db, rows: (typeof entries.$inferInsert)[]) => db.insert(entries).values(rows)

export const updateEntry = (db: Db, id: number, set: { contentSealed?: string; remindAt: Date | null }) =>
  db.update(entries).set(set).where(eq(entries.id, id))

export const deleteEntry = async (db: Db, recordId: number, id: number): Promise<boolean> => {
  const own = and(eq(entries.id, id), eq(entries.recordId, recordId))
  return (await db.delete(entries).where(own).returning({ id: entries.id })).length > 0
}

/** Entries whose reminder is due with whose they are, locked, so that two jobs do not remind twice. */
export const lockDue = (db: Db, now: Date, most: number) =>
  db
    .select({ entry: entries, record: records })
    .from(entries)
    .innerJoin(records, eq(records.id, entries.recordId))
    .where(and(isNotNull(entries.remindAt), lte(entries.remindAt, now)))
    .orderBy(asc(entries.remindAt), asc(entries.id))
    .limit(most)
    .for('update', { of: entries, skipLocked: true })
