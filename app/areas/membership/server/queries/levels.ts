import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { membershipLevels as levels, membershipEmittedLevels as told } from '../tables.ts'

export type LevelRow = typeof levels.$inferSelect

export const listLevels = (db: Db): Promise<LevelRow[]> => db.select().from(levels).orderBy(asc(levels.level))

export const findLevel = async (db: Db, level: number): Promise<LevelRow | undefined> =>
  (await db.select().from(levels).where(eq(levels.level, level)))[0]

export const insertLevels = (db: Db, rows: readonly LevelRow[]) =>
  db
    .insert(levels)
    .values([...rows])
    .onConflictDoNothing()

/** What was last told of a patient. */
export const findEmittedLevel = async (db: Db, patientId: number) =>
  (await db.select().from(told).where(eq(told.patientId, patientId)))[0]

export const putEmittedLevel = (db: Db, patientId: number, change: { level: number; until: Date | null }) =>
  db
    .insert(told)
    .values({ patientId, ...change })
    .onConflictDoUpdate({ target: told.patientId, set: change })

/** Patients of whom what was told is not certain any more: their packages are over. */
export const listUncertain = async (db: Db, now: Date, most: number): Promise<number[]> =>
  (
    await db
      .select({ patientId: told.patientId })
      .from(told)
      .where(and(lte(told.until, now)))
      .orderBy(asc(told.until))
      .limit(most)
  ).map(({ patientId }) => patientId)
