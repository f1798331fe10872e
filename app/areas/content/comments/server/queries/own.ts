import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import {
  contentComments as comments,
  contentCommentDrafts as drafts,
  contentCommentLikes as likes,
  contentCommentReports as reports,
} from '../tables.ts'
import { forgetCachedTalk } from './cached.ts'
import { countShown } from './write.ts'

/** All that a patient has said, begun to say, liked and reported. */
export const listOwn = async (db: Db, patient: PatientId) => ({
  comments: await db.select().from(comments).where(eq(comments.patientId, patient)).orderBy(asc(comments.id)),
  drafts: await db.select().from(drafts).where(eq(drafts.patientId, patient)).orderBy(asc(drafts.id)),
  likes: await db.select().from(likes).where(eq(likes.patientId, patient)).orderBy(asc(likes.commentId)),
  reports: await db.select().from(reports).where(eq(reports.patientId, patient)).orderBy(asc(reports.commentId)),
})

/** Takes from what a patient said their words and who they are; what others answered keeps its place. The rest goes with the account. */
export const eraseOwn = async (db: Db, patient: PatientId) => {
  const liked = db.select({ id: likes.commentId }).from(likes).where(eq(likes.patientId, patient))
  await db
    .update(comments)
    .set({ likeCount: sql`${comments.likeCount} - 1` })
    .where(inArray(comments.id, liked))
  const counted = await db
    .select({ rootId: comments.rootId, classId: comments.classId, stars: comments.stars })
    .from(comments)
    .where(and(eq(comments.patientId, patient), eq(comments.state, 'shown')))
  for (const row of counted) await countShown(db, row, -1)
  await db
    .update(comments)
    .set({ state: 'deleted', content: '', authorName: '', stars: null, says: '', heldFor: '' })
    .where(and(eq(comments.patientId, patient), ne(comments.state, 'deleted')))
  await db.update(comments).set({ patientId: null }).where(eq(comments.patientId, patient))
  forgetCachedTalk(db)
}
