import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { Day } from '#kit/time/day.ts'
import {
  audioClassClasses as classes,
  audioClassDays as days,
  audioClassRecords as records,
  audioClassSections as sections,
} from '../tables.ts'

interface OfSection {
  sectionId: number
  classId: number
}

/**
 * Notes that a patient started a section: true where that is a visit of its own, because they had not started it since
 * `since`. Two at once are one.
 */
export const noteStart = async (
  db: Db,
  { patientId, sectionId, classId, now, since }: OfSection & { patientId: PatientId; now: Date; since: Date },
): Promise<boolean> => {
  const noted = await db
    .insert(records)
    .values({ patientId, sectionId, classId, startedAt: now })
    .onConflictDoUpdate({
      target: [records.patientId, records.sectionId],
      set: { startedAt: now },
      setWhere: sql`${records.startedAt} <= ${since.toISOString()}`,
    })
    .returning({ id: records.sectionId })
  return noted.length > 0
}

/** Counts one start of a section, today and ever; how often it was started. */
export const addPlay = async (db: Db, { sectionId, classId, day }: OfSection & { day: Day }): Promise<number> => {
  await db
    .insert(days)
    .values({ day, sectionId, classId, plays: 1 })
    .onConflictDoUpdate({ target: [days.day, days.sectionId], set: { plays: sql`${days.plays} + 1` } })
  await db
    .update(classes)
    .set({ playCount: sql`${classes.playCount} + 1` })
    .where(eq(classes.id, classId))
  const [told] = await db
    .update(sections)
    .set({ playCount: sql`${sections.playCount} + 1` })
    .where(eq(sections.id, sectionId))
    .returning({ count: sections.playCount })
  return told?.count ?? 0
}

/** Counts how long a section was heard, today and, of a patient who has started it, ever. */
export const addHeard = async (
  db: Db,
  heard: OfSection & { patientId: PatientId | null; day: Day; seconds: number; isEnd: boolean; now: Date },
) => {
  const { sectionId, classId, patientId, day, seconds, isEnd, now } = heard
  await db
    .insert(days)
    .values({ day, sectionId, classId, ends: Number(isEnd), seconds })
    .onConflictDoUpdate({
      target: [days.day, days.sectionId],
      set: { ends: sql`${days.ends} + ${Number(isEnd)}`, seconds: sql`${days.seconds} + ${seconds}` },
    })
  if (patientId === null) return
  await db
    .update(records)
    .set({ seconds: sql`${records.seconds} + ${seconds}`, ...(isEnd && { endedAt: now }) })
    .where(and(eq(records.patientId, patientId), eq(records.sectionId, sectionId)))
}

/** Keeps where a patient is in a section, which they have begun by it. */
export const keepPlace = async (
  db: Db,
  { patientId, sectionId, classId, seconds, now }: OfSection & { patientId: PatientId; seconds: number; now: Date },
): Promise<void> => {
  const stopped = { stoppedSeconds: seconds, stoppedAt: now }
  await db
    .insert(records)
    .values({ patientId, sectionId, classId, startedAt: now, ...stopped })
    .onConflictDoUpdate({ target: [records.patientId, records.sectionId], set: stopped })
}

/** Where a patient stopped last in a class. */
export const findPlace = async (
  db: Db,
  patientId: PatientId,
  classId: number,
): Promise<{ fileId: number; seconds: number } | undefined> => {
  const [last] = await db
    .select({ fileId: sections.fileId, seconds: records.stoppedSeconds })
    .from(records)
    .innerJoin(sections, eq(sections.id, records.sectionId))
    .where(and(eq(records.patientId, patientId), eq(records.classId, classId), isNotNull(records.stoppedAt)))
    .orderBy(desc(records.stoppedAt))
    .limit(1)
  return last && { fileId: last.fileId, seconds: last.seconds ?? 0 }
}

/** What a patient heard, the latest first. */
export const listRecords = (db: Db, patient: PatientId, asked: PageRequest) => {
  const found = db
    .select({ record: records, section: sections, class: classes })
    .from(records)
    .innerJoin(sections, eq(sections.id, records.sectionId))
    .innerJoin(classes, eq(classes.id, records.classId))
    .where(eq(records.patientId, patient))
    .orderBy(desc(records.startedAt), desc(records.sectionId))
  return page(db, found.$dynamic(), asked)
}

/** Whether a patient has heard anything of a class. */
export const hasHeard = async (db: Db, patient: PatientId, classId: number): Promise<boolean> =>
  (await db.$count(records, and(eq(records.patientId, patient), eq(records.classId, classId)))) > 0

/** Of how many sections of each class a patient has heard something. */
export const countHeard = async (db: Db, patient: PatientId): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ classId: records.classId, count: sql<number>`count(*)::int` })
    .from(records)
    .where(eq(records.patientId, patient))
    .groupBy(records.classId)
  return new Map(rows.map((row) => [row.classId, row.count]))
}
