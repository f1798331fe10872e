import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import {
  guahaoComments as comments,
  guahaoCommentLikes as likes,
  guahaoCommentReplies as replies,
  guahaoCommentReports as reports,
} from '../tables.ts'

/** Writes a comment; its id, or nothing where the visit has one. */
export const insertComment = async (db: Db, row: typeof comments.$inferInsert): Promise<number | undefined> => {
  const made = await db
    .insert(comments)
    .values(row)
    .onConflictDoNothing({ target: comments.orderId })
    .returning({ id: comments.id })
  return made[0]?.id
}

/** Notes a like, once; the number of likes. */
export const insertLike = async (db: Db, row: typeof likes.$inferInsert): Promise<number> => {
  const made = await db.insert(likes).values(row).onConflictDoNothing().returning({ id: likes.commentId })
  const [told] = await db
    .update(comments)
    .set({ likeCount: sql`${comments.likeCount} + ${made.length}` })
    .where(eq(comments.id, row.commentId))
    .returning({ likes: comments.likeCount })
  return told?.likes ?? 0
}

/** Writes a reply; its id and the number of replies that everybody reads. */
export const insertReply = async (db: Db, row: typeof replies.$inferInsert) => {
  const [made] = await db.insert(replies).values(row).returning({ id: replies.id })
  return { reply_id: made?.id ?? 0, reply_count: await countReply(db, row.commentId, row.state === 'held' ? 0 : 1) }
}

/** Counts a reply that everybody reads from now on (1), or does not any more (-1); the number of them. */
export const countReply = async (db: Db, commentId: number, by: 1 | 0 | -1): Promise<number> => {
  const [told] = await db
    .update(comments)
    .set({ replyCount: sql`${comments.replyCount} + ${by}` })
    .where(eq(comments.id, commentId))
    .returning({ count: comments.replyCount })
  return told?.count ?? 0
}

/** Notes a report; false where the patient has reported the comment before. */
export const insertReport = async (db: Db, row: typeof reports.$inferInsert): Promise<boolean> => {
  const made = await db.insert(reports).values(row).onConflictDoNothing().returning({ id: reports.commentId })
  return made.length > 0
}
