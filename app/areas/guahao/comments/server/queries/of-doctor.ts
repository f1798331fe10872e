import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { guahaoComments as comments, guahaoCommentReplies as replies } from '../tables.ts'

const own = (doctorId: number) =>
  and(eq(comments.kind, 'doctor'), eq(comments.targetId, doctorId), eq(comments.state, 'shown'))

const selectOwn = (db: Db, doctorId: number) =>
  db
    .select({ comment: comments, answer: replies })
    .from(comments)
    .leftJoin(replies, and(eq(replies.commentId, comments.id), eq(replies.doctorId, doctorId)))

/** What everybody reads of a doctor, with what they answered, the newest first. */
export const listOfDoctor = (
  db: Db,
  doctorId: number,
  asked: { isUnanswered: boolean; page: number; size: number },
) => {
  const found = selectOwn(db, doctorId)
    .where(and(own(doctorId), asked.isUnanswered ? isNull(replies.id) : undefined))
    .orderBy(desc(comments.createdAt), desc(comments.id))
  return page(db, found.$dynamic(), asked)
}

/** How much of it they have not answered. */
export const countUnanswered = async (db: Db, doctorId: number): Promise<number> =>
  (
    await selectOwn(db, doctorId)
      .where(and(own(doctorId), isNull(replies.id)))
      .limit(MOST_COUNTED)
  ).length

/** More are said as so many. */
const MOST_COUNTED = 100

/** What everybody reads of this doctor, by its number. */
export const findOfDoctor = async (db: Db, doctorId: number, id: number) =>
  (
    await db
      .select()
      .from(comments)
      .where(and(own(doctorId), eq(comments.id, id)))
  )[0]

/** Writes what a doctor answers; undefined where they have answered. */
export const insertAnswer = async (db: Db, row: typeof replies.$inferInsert): Promise<number | undefined> =>
  (await db.insert(replies).values(row).onConflictDoNothing().returning({ id: replies.id }))[0]?.id
