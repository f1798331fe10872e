import { and, asc, desc, eq, lte } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { ComplaintState } from '../../rules.ts'
import { consultComplaints as complaints } from '../tables.ts'

export type ComplaintRow = typeof complaints.$inferSelect

/** Writes a complaint down; undefined where another one about the same consultation waits. */
export const insertComplaint = async (db: Db, row: typeof complaints.$inferInsert): Promise<ComplaintRow | undefined> =>
  (await db.insert(complaints).values(row).onConflictDoNothing().returning())[0]

/** What was asked about a consultation, the newest first: for who has checked whose it is. */
export const listComplaintsOf = (db: Db, consultationId: string): Promise<ComplaintRow[]> =>
  db.select().from(complaints).where(eq(complaints.consultationId, consultationId)).orderBy(desc(complaints.id))

/** Decides about one that waits; undefined where it does not. */
export const decideComplaint = async (
  db: Db,
  id: number,
  { state, answer, now }: { state: ComplaintState; answer: string; now: Date },
): Promise<ComplaintRow | undefined> => {
  const [decided] = await db
    .update(complaints)
    .set({ state, answer, decidedAt: now })
    .where(and(eq(complaints.id, id), eq(complaints.state, 'waiting')))
    .returning()
  return decided
}

/** Takes back what waits about a consultation; false where nothing does. */
export const withdrawOf = async (db: Db, consultationId: string, now: Date): Promise<boolean> => {
  const withdrawn = await db
    .update(complaints)
    .set({ state: 'withdrawn', decidedAt: now })
    .where(and(eq(complaints.consultationId, consultationId), eq(complaints.state, 'waiting')))
    .returning({ id: complaints.id })
  return withdrawn.length > 0
}

/** Refunds that nobody decided about in time, the longest first. */
export const listOverdue = (db: Db, now: Date, most: number): Promise<ComplaintRow[]> =>
  db
    .select()
    .from(complaints)
    .where(and(eq(complaints.state, 'waiting'), eq(complaints.want, 'refund'), lte(complaints.answerBy, now)))
    .orderBy(asc(complaints.answerBy), asc(complaints.id))
    .limit(most)

/** All that a patient ever asked, the newest first. */
export const listEver = (db: Db, patient: PatientId): Promise<ComplaintRow[]> =>
  db.select().from(complaints).where(eq(complaints.patientId, patient)).orderBy(desc(complaints.id))

/** Forgets what a patient wrote; that they asked, and what was decided, stays. */
export const eraseWords = (db: Db, patient: PatientId) =>
  db.update(complaints).set({ wordsSealed: '' }).where(eq(complaints.patientId, patient))
