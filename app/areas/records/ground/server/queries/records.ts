import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import {
  recordsGroundChoices as choices,
  recordsGroundEntries as entries,
  recordsGround as records,
} from '../tables.ts'

export type Row = typeof records.$inferSelect

/** A patient's records, those that are open first, the newest first. */
export const listRows = (db: Db, patient: PatientId): Promise<Row[]> =>
  db
    .select()
    .from(records)
    .where(eq(records.patientId, patient))
    .orderBy(desc(isNull(records.closedAt)), desc(records.id))

const ofRecord = sql`record_id = ${records}.id`

/** The same with what was written into each, in the order in which it was: in one question. */
export const listRowsWithEntries = (db: Db, patient: PatientId) =>
  db
    .select({
      record: records,
      entries: sql<{ id: number; contentSealed: string }[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'contentSealed', content_sealed) order by id), '[]')
        from ${entries} where ${ofRecord})`,
    })
    .from(records)
    .where(eq(records.patientId, patient))
    .orderBy(desc(isNull(records.closedAt)), desc(records.id))

/** The same as a list of all shows them: when the newest entries of each were written, and which record was chosen, sealed. */
export const listRowsToShow = (db: Db, patient: PatientId, most: number) =>
  db
    .select({
      record: records,
      newest: sql<{ id: number; at: string }[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'at', made_at at time zone 'Asia/Shanghai')), '[]') from (
          select id, made_at from ${entries} where ${ofRecord} order by made_at desc, id desc limit ${most}) newest)`,
      currentSealed: sql<string | null>`(select current_sealed from ${choices} where patient_id = ${patient})`,
    })
    .from(records)
    .where(eq(records.patientId, patient))
    .orderBy(desc(isNull(records.closedAt)), desc(records.id))

const own = (patient: PatientId, id: number) => and(eq(records.id, id), eq(records.patientId, patient))

export const findRow = async (db: Db, patient: PatientId, id: number): Promise<Row | undefined> =>
  (await db.select().from(records).where(own(patient, id)))[0]

/** The same, and nobody else changes it before the transaction ends. */
export const lockRow = async (db: Db, patient: PatientId, id: number): Promise<Row | undefined> =>
  (await db.select().from(records).where(own(patient, id)).for('update'))[0]

export const insertRow = async (db: Db, row: typeof records.$inferInsert): Promise<number> => {
  const [made] = await db.insert(records).values(row).returning({ id: records.id })
  if (!made) throw new Error('the record was not written')
  return made.id
}

export const updateRow = (db: Db, id: number, set: Partial<typeof records.$inferInsert>) =>
  db.update(records).set(set).where(eq(records.id, id))

export const deleteRow = async (db: Db, patient: PatientId, id: number): Promise<boolean> =>
  (await db.delete(records).where(own(patient, id)).returning({ id: records.id })).length > 0

export const deleteRowsOfMember = (db: Db, patient: PatientId, memberId: number) =>
  db.delete(records).where(and(eq(records.patientId, patient), eq(records.memberId, memberId)))

/** Records whose reminder is due, some at a time; locked, so that two jobs do not remind twice. */
export const lockDue = (db: Db, now: Date, most: number): Promise<Row[]> =>
  db
    .select()
    .from(records)
    .where(and(lte(records.remindAt, now), isNull(records.closedAt)))
    .orderBy(asc(records.remindAt), asc(records.id))
    .limit(most)
    .for('update', { skipLocked: true })
