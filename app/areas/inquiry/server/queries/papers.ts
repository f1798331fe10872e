import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { inquiryPapers as papers, inquiryRequests as requests } from '../tables.ts'

export type PaperRow = typeof papers.$inferSelect

export const listPapers = (db: Db, requestId: string): Promise<PaperRow[]> =>
  db.select().from(papers).where(eq(papers.requestId, requestId)).orderBy(asc(papers.id))

export const countPapers = (db: Db, requestId: string): Promise<number> =>
  db.$count(papers, eq(papers.requestId, requestId))

/** Writes a paper down; undefined where the same file is there already. */
export const insertPaper = async (db: Db, row: typeof papers.$inferInsert): Promise<number | undefined> =>
  (await db.insert(papers).values(row).onConflictDoNothing().returning({ id: papers.id }))[0]?.id

/** Takes a paper away that a patient added to an inquiry of theirs. */
export const deleteOwnPaper = async (db: Db, patient: PatientId, id: number): Promise<boolean> => {
  const own = sql`exists (select 1 from ${requests} where ${requests.id} = ${papers.requestId} and ${eq(requests.patientId, patient)})`
  const gone = await db
    .delete(papers)
    .where(and(eq(papers.id, id), eq(papers.addedBy, 'patient'), own))
    .returning({ id: papers.id })
  return gone.length > 0
}

export const findPaper = async (db: Db, requestId: string, id: number): Promise<PaperRow | undefined> =>
  (
    await db
      .select()
      .from(papers)
      .where(and(eq(papers.id, id), eq(papers.requestId, requestId)))
  )[0]

/** A first or a second check of a translation, by somebody who has not done the other; undefined where there is none to do. */
export const checkPaper = async (db: Db, id: number, staffId: number, now: Date): Promise<PaperRow | undefined> => {
  const isTranslation = and(eq(papers.id, id), isNotNull(papers.originalId))
  const [first] = await db
    .update(papers)
    .set({ firstCheckBy: staffId, firstCheckAt: now })
    .where(and(isTranslation, isNull(papers.firstCheckBy)))
    .returning()
  if (first) return first
  const [second] = await db
    .update(papers)
    .set({ secondCheckBy: staffId, secondCheckAt: now })
    .where(and(isTranslation, isNull(papers.secondCheckBy), ne(papers.firstCheckBy, staffId)))
    .returning()
  return second
}
