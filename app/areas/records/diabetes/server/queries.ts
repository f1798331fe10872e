import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { recordsDiabetesReadings as readings, recordsDiabetes as records } from './tables.ts'

export type RecordRow = typeof records.$inferSelect
type ReadingRow = typeof readings.$inferSelect

/** The record of a patient; undefined without one. */
export const findRecord = async (db: Db, patientId: PatientId): Promise<RecordRow | undefined> =>
  (await db.select().from(records).where(eq(records.patientId, patientId)))[0]

/** A reading as it stands beside its record. */
export type ReadingBeside = Pick<ReadingRow, 'id' | 'contentSealed'>

/** The record of this id with its readings of weeks, in one question; undefined where the patient has none of this id. */
export const findRecordWithReadings = async (
  db: Db,
  patientId: PatientId,
  id: number,
  weekIndexes: readonly string[],
): Promise<{ row: RecordRow; readings: ReadingBeside[] } | undefined> => {
  const ofWeeks = sql<ReadingBeside[]>`(
    select coalesce(json_agg(json_build_object('id', r.id, 'contentSealed', r.content_sealed) order by r.id), '[]')
    from ${readings} r where r.record_id = ${records}.id and r.week_index = any(${sql.param([...weekIndexes])}))`
  const own = and(eq(records.patientId, patientId), eq(records.id, id))
  return (await db.select({ row: records, readings: ofWeeks }).from(records).where(own))[0]
}

/** Writes the record of a patient, or what it says now; gives its id. */
export const putRecord = async (db: Db, row: typeof records.$inferInsert): Promise<number> => {
  const [made] = await db
    .insert(records)
    .values(row)
    .onConflictDoUpdate({ target: records.patientId, set: { contentSealed: row.contentSealed } })
    .returning({ id: records.id })
  if (!made) throw new Error('the record was not written')
  return made.id
}

/** Deletes the record of a patient with its readings; false where they have none of this id. */
export const deleteRecord = async (db: Db, patientId: PatientId, id: number): Promise<boolean> => {
  const own = and(eq(records.patientId, patientId), eq(records.id, id))
  return (await db.delete(records).where(own).returning({ id: records.id })).length > 0
}

/** Readings of weeks, by the digests under which the weeks may stand. */
export const listReadings = (db: Db, recordId: number, weekIndexes: readonly string[]): Promise<ReadingRow[]> =>
  db
    .select()
    .from(readings)
    .where(and(eq(readings.recordId, recordId), inArray(readings.weekIndex, [...weekIndexes])))
    .orderBy(asc(readings.id))

/** All readings: for the file of somebody's own data. */
export const listAllReadings = (db: Db, recordId: number): Promise<ReadingRow[]> =>
  db.select().from(readings).where(eq(readings.recordId, recordId)).orderBy(asc(readings.id))

export const countReadings = (db: Db, recordId: number): Promise<number> =>
  db.$count(readings, eq(readings.recordId, recordId))

/** The reading that was sent under this name; undefined where none was. */
export const findSent = async (db: Db, recordId: number, clientId: string): Promise<ReadingRow | undefined> =>
  (
    await db
      .select()
      .from(readings)
      .where(and(eq(readings.recordId, recordId), eq(readings.clientId, clientId)))
  )[0]

/** Writes a reading, or finds the one of this name: sent twice it is there once, as it was first. */
export const insertReading = async (db: Db, row: typeof readings.$inferInsert): Promise<ReadingRow> => {
  const [made] = await db
    .insert(readings)
    .values(row)
    .onConflictDoUpdate({
      target: [readings.recordId, readings.clientId],
      set: { clientId: sql`${readings.clientId}` },
    })
    .returning()
  if (!made) throw new Error('the reading was not written')
  return made
}

/** Takes a reading away; false where the record has none of this id. */
export const deleteReading = async (db: Db, recordId: number, id: number): Promise<boolean> => {
  const own = and(eq(readings.recordId, recordId), eq(readings.id, id))
  return (await db.delete(readings).where(own).returning({ id: readings.id })).length > 0
}
