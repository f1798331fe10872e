import { and, asc, eq, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import {
  guahaoComments as comments,
  guahaoCommentLikes as likes,
  guahaoCommentReplies as replies,
  guahaoCommentReports as reports,
} from '../tables.ts'

/** All that a patient has said, liked and reported. */
export const listOwn = async (db: Db, patient: PatientId) => ({
  comments: await db.select().from(comments).where(eq(comments.patientId, patient)).orderBy(asc(comments.id)),
  replies: await db.select().from(replies).where(eq(replies.patientId, patient)).orderBy(asc(replies.id)),
  likes: await db.select().from(likes).where(eq(likes.patientId, patient)).orderBy(asc(likes.commentId)),
  reports: await db.select().from(reports).where(eq(reports.patientId, patient)).orderBy(asc(reports.commentId)),
})

const ANONYMOUS = { patientId: null, authorName: '已注销用户' }
const GONE = '内容已随账号注销删除'

/** Takes from what a patient said their words and who they are. Stars stay counted, and what others answered has its place. */
export const eraseOwn = async (db: Db, patient: PatientId) => {
  // What waits for a look has nothing left to be looked at.
  const held = { state: 'hidden', heldFor: '' } as const
  await db
    .update(comments)
    .set(held)
    .where(and(eq(comments.patientId, patient), eq(comments.state, 'held')))
  await db
    .update(replies)
    .set(held)
    .where(and(eq(replies.patientId, patient), eq(replies.state, 'held')))
  const liked = db.select({ id: likes.commentId }).from(likes).where(eq(likes.patientId, patient))
  await db
    .update(comments)
    .set({ likeCount: sql`${comments.likeCount} - 1` })
    .where(sql`${comments.id} in (${liked})`)
  await db
    .update(comments)
    .set({ ...ANONYMOUS, content: GONE, orderId: null, visitedOn: null, words: [], illTags: [], images: [] })
    .where(eq(comments.patientId, patient))
  await db
    .update(replies)
    .set({ ...ANONYMOUS, content: GONE })
    .where(eq(replies.patientId, patient))
}
