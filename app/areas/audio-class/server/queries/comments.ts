import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type Page, type PageRequest, page } from '#kit/db/page.ts'
import {
  audioClassClasses as classes,
  audioClassComments as comments,
  audioClassReplies as replies,
} from '../tables.ts'

/** A comment as it is stored. */
export type CommentRow = typeof comments.$inferSelect
/** A reply as it is stored. */
export type ReplyRow = typeof replies.$inferSelect

/** Comments on a class, the newest first. */
export const listComments = (db: Db, classId: number, asked: PageRequest): Promise<Page<CommentRow>> =>
  page(
    db,
    db
      .select()
      .from(comments)
      .where(eq(comments.classId, classId))
      .orderBy(desc(comments.writtenAt), desc(comments.id))
      .$dynamic(),
    asked,
  )

/** The first few replies to each of these comments, the oldest first. */
export const listReplies = async (
  db: Db,
  commentIds: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, ReplyRow[]>> => {
  if (commentIds.length === 0) return new Map()
  const place = sql<number>`row_number() over (partition by ${replies.commentId} order by ${replies.id})`.as('place')
  const placed = db
    .select({ id: replies.id, place })
    .from(replies)
    .where(inArray(replies.commentId, [...commentIds]))
    .as('placed')
  const rows = await db
    .select({ reply: replies })
    .from(replies)
    .innerJoin(placed, and(eq(placed.id, replies.id), sql`${placed.place} <= ${most}`))
    .orderBy(asc(replies.id))
  return Map.groupBy(
    rows.map(({ reply }) => reply),
    ({ commentId }) => commentId,
  )
}

/** How many comments on a class gave each number of stars. */
export const countStars = async (db: Db, classId: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ stars: comments.stars, count: count() })
    .from(comments)
    .where(eq(comments.classId, classId))
    .groupBy(comments.stars)
  return new Map(rows.map((row) => [row.stars, row.count]))
}

export const hasCommented = async (db: Db, patient: PatientId, classId: number): Promise<boolean> =>
  (await db.$count(comments, and(eq(comments.classId, classId), eq(comments.patientId, patient)))) > 0

/** Writes a comment and counts its stars; its id, or nothing where the patient has said something of the class before. */
export const insertComment = async (db: Db, row: typeof comments.$inferInsert): Promise<number | undefined> => {
  const [made] = await db.insert(comments).values(row).onConflictDoNothing().returning({ id: comments.id })
  if (made) await countStarsOf(db, row.classId, 1, row.stars)
  return made?.id
}

const countStarsOf = (db: Db, classId: number, by: number, stars: number) =>
  db
    .update(classes)
    .set({ starCount: sql`${classes.starCount} + ${by}`, starSum: sql`${classes.starSum} + ${stars}` })
    .where(eq(classes.id, classId))

/** Whether this comment stands under this class. */
export const isOfClass = async (db: Db, id: number, classId: number): Promise<boolean> =>
  (await db.$count(comments, and(eq(comments.id, id), eq(comments.classId, classId)))) > 0

/** Writes a reply; its id and the number of replies to that comment. */
export const insertReply = async (db: Db, row: typeof replies.$inferInsert) => {
  const [made] = await db.insert(replies).values(row).returning({ id: replies.id })
  const [told] = await db
    .update(comments)
    .set({ replyCount: sql`${comments.replyCount} + 1` })
    .where(eq(comments.id, row.commentId))
    .returning({ count: comments.replyCount })
  return { reply_id: made?.id ?? 0, reply_num: told?.count ?? 0 }
}

export const countReplies = (db: Db, patient: PatientId, since: Date): Promise<number> =>
  db.$count(replies, and(eq(replies.patientId, patient), gt(replies.writtenAt, since)))

/** All that a patient said of classes, and answered to others. */
export const listOwnWords = async (db: Db, patient: PatientId) => ({
  comments: await db.select().from(comments).where(eq(comments.patientId, patient)).orderBy(asc(comments.id)),
  replies: await db.select().from(replies).where(eq(replies.patientId, patient)).orderBy(asc(replies.id)),
})

/** Takes what somebody who leaves said out of the counts; the rows go with the account. */
export const uncountWords = async (db: Db, patient: PatientId) => {
  const own = await listOwnWords(db, patient)
  for (const { classId, stars } of own.comments) await countStarsOf(db, classId, -1, -stars)
  for (const { commentId } of own.replies)
    await db
      .update(comments)
      .set({ replyCount: sql`${comments.replyCount} - 1` })
      .where(eq(comments.id, commentId))
}
