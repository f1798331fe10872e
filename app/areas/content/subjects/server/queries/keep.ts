import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { contentSubjectCounts as counts, contentSubjects as subjects } from '../tables.ts'

/** A subject as it is stored. */
export type SubjectRow = typeof subjects.$inferSelect
/** A subject that is made. */
export type NewSubject = typeof subjects.$inferInsert

/** Everything that is live now: an editor makes them one by one. */
export const listLive = (db: Db, now: Date): Promise<SubjectRow[]> =>
  db
    .select()
    .from(subjects)
    .where(
      and(
        eq(subjects.isOn, true),
        isNotNull(subjects.live),
        lte(subjects.startsAt, now),
        or(isNull(subjects.endsAt), gt(subjects.endsAt, now)),
      ),
    )
    .orderBy(desc(subjects.publishedAt), desc(subjects.id))

export const findSubject = async (db: Db, id: number): Promise<SubjectRow | undefined> =>
  (await db.select().from(subjects).where(eq(subjects.id, id)))[0]

/** All of them, the last changed first. */
export const pageSubjects = (db: Db, asked: PageRequest) =>
  page(db, db.select().from(subjects).orderBy(desc(subjects.changedAt), desc(subjects.id)).$dynamic(), asked)

/** Two who begin one at the same time wait for each other, so that together they keep the limit. */
export const lockSubjects = (db: Db) => lockName(db, 'content_subjects')

export const countSubjects = (db: Db): Promise<number> => db.$count(subjects)

export const insertSubject = async (db: Db, row: NewSubject): Promise<number> =>
  ((await db.insert(subjects).values(row).returning({ id: subjects.id }))[0] as { id: number }).id

/** Changes a subject that is still as it was seen; false where another has changed it since. */
export const updateSubject = async (
  db: Db,
  { id, version }: Pick<SubjectRow, 'id' | 'version'>,
  row: Partial<NewSubject>,
): Promise<boolean> => {
  const changed = await db
    .update(subjects)
    .set({ ...row, version: sql`${subjects.version} + 1` })
    .where(and(eq(subjects.id, id), eq(subjects.version, version)))
    .returning({ id: subjects.id })
  return changed.length > 0
}

/** Counts once more; how many it is now. */
export const addCount = async (db: Db, subjectId: number, fieldNo: number): Promise<number> => {
  const [counted] = await db
    .insert(counts)
    .values({ subjectId, fieldNo, many: 1 })
    .onConflictDoUpdate({ target: [counts.subjectId, counts.fieldNo], set: { many: sql`${counts.many} + 1` } })
    .returning({ many: counts.many })
  return counted?.many ?? 0
}

/** What was counted of one number, of every subject; what is missing was never counted. */
export const listCounts = async (db: Db, fieldNo: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.select().from(counts).where(eq(counts.fieldNo, fieldNo))
  return new Map(rows.map(({ subjectId, many }) => [subjectId, many]))
}

/** All that was counted of a subject, by number. */
export const countsOf = async (db: Db, subjectId: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.select().from(counts).where(eq(counts.subjectId, subjectId))
  return new Map(rows.map(({ fieldNo, many }) => [fieldNo, many]))
}
