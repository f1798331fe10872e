import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { recordsChildren, type SealedRow, sealedRowsOf } from '#app/areas/records/children/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { counted, isNew, takeOver } from '#kit/db/upsert.ts'
import type { Day } from '#kit/time/day.ts'
import type { StandardCode } from '../rules.ts'
import {
  recordsGrowthEditions as editions,
  recordsGrowthLines as lines,
  recordsMeasurements as measurements,
} from './tables.ts'

export type EditionRow = typeof editions.$inferSelect
export type LineRow = typeof lines.$inferSelect
export type MeasurementRow = typeof measurements.$inferSelect

/** The edition of a standard that counts on that day: the newest in force. */
export const findEdition = async (db: Db, standard: StandardCode, today: Day): Promise<EditionRow | undefined> =>
  (
    await db
      .select()
      .from(editions)
      .where(and(eq(editions.standard, standard), lte(editions.effectiveOn, today)))
      .orderBy(desc(editions.effectiveOn), desc(editions.id))
      .limit(1)
  )[0]

/** The lines of an edition, each table's by rising age or size. */
export const listLines = (db: Db, editionId: number): Promise<LineRow[]> =>
  db
    .select()
    .from(lines)
    .where(eq(lines.editionId, editionId))
    .orderBy(asc(lines.measure), asc(lines.sex), asc(lines.at))

/** All editions with the number of their lines, those of a standard together, the newest first. */
export const listEditions = (db: Db): Promise<(EditionRow & { lineCount: number })[]> => {
  const lineCount = db.$count(lines, eq(lines.editionId, editions.id))
  return db
    .select({
      id: editions.id,
      standard: editions.standard,
      edition: editions.edition,
      title: editions.title,
      source: editions.source,
      effectiveOn: editions.effectiveOn,
      unit: editions.unit,
      takenAt: editions.takenAt,
      lineCount,
    })
    .from(editions)
    .orderBy(asc(editions.standard), desc(editions.effectiveOn))
}

/** Writes an edition or what it is called now; gives its id. */
export const upsertEdition = async (db: Db, row: typeof editions.$inferInsert): Promise<number> => {
  const { title, source, effectiveOn, unit } = row
  const [made] = await db
    .insert(editions)
    .values(row)
    .onConflictDoUpdate({
      target: [editions.standard, editions.edition],
      set: { title, source, effectiveOn, unit },
    })
    .returning({ id: editions.id })
  if (!made) throw new Error('the edition was not written')
  return made.id
}

/** Writes lines of an edition; how many were new, how many others changed. */
export const upsertLines = async (db: Db, rows: (typeof lines.$inferInsert)[]) =>
  counted(
    await db
      .insert(lines)
      .values(rows)
      .onConflictDoUpdate({
        target: [lines.editionId, lines.measure, lines.sex, lines.at],
        ...takeOver({ figures: lines.figures }),
      })
      .returning({ id: lines.editionId, isNew }),
  )

/** What was measured of a child, in the order in which it was written. */
export const listMeasurements = (db: Db, childId: number): Promise<MeasurementRow[]> =>
  db.select().from(measurements).where(eq(measurements.childId, childId)).orderBy(asc(measurements.id))

/** What was measured of several children: for the file of somebody's own data. */
export const listMeasurementsOf = async (db: Db, childIds: readonly number[]): Promise<MeasurementRow[]> =>
  childIds.length === 0
    ? []
    : db.select().from(measurements).where(isAnyOf(measurements.childId, childIds)).orderBy(asc(measurements.id))

/** The same of the child that is asked for, as one value beside it. */
export const measurementsBeside: SQL<SealedRow[]> = sealedRowsOf(measurements)

/** When the child that is asked for was last measured, the newest first, as the clock in Shanghai showed it; what was measured stays sealed. */
export const newestBeside = (most: number): SQL<{ id: number; at: string }[]> =>
  sql`(select coalesce(json_agg(json_build_object('id', id, 'at', added_at at time zone 'Asia/Shanghai')), '[]') from (
    select id, added_at from ${measurements} where child_id = ${recordsChildren}.id
    order by added_at desc, id desc limit ${most}) newest)`

/** Writes a measurement, or finds the one of this client's name: sent twice it is there once. */
export const insertMeasurement = async (db: Db, row: typeof measurements.$inferInsert): Promise<number> => {
  const [made] = await db
    .insert(measurements)
    .values(row)
    .onConflictDoUpdate({
      target: [measurements.childId, measurements.clientId],
      set: { clientId: sql`${measurements.clientId}` },
    })
    .returning({ id: measurements.id })
  if (!made) throw new Error('the measurement was not written')
  return made.id
}

export const insertMeasurements = (db: Db, rows: (typeof measurements.$inferInsert)[]) =>
  db.insert(measurements).values(rows)

/** Takes a measurement of a child away; false where the child has none of this id. */
export const deleteMeasurement = async (db: Db, childId: number, id: number): Promise<boolean> => {
  const own = and(eq(measurements.childId, childId), eq(measurements.id, id))
  return (await db.delete(measurements).where(own).returning({ id: measurements.id })).length > 0
}
