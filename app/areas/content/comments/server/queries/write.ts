import { and, eq, inArray, sql } from 'drizzle-orm'
import { countClassStars } from '#app/areas/audio-class/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type CommentState, statesBefore } from '../../states.ts'
import {
  contentComments as comments,
  contentCommentDrafts as drafts,
  contentCommentLikes as likes,
  contentCommentReports as reports,
} from '../tables.ts'
import { forgetCachedTalk } from './cached.ts'
import { isDraft } from './read.ts'
import { columnsOf, type Subject, type SubjectRow } from './subjects.ts'

/** A comment as it is written. */
export type NewComment = Omit<typeof comments.$inferInsert, keyof SubjectRow | 'hospitalId'>

/** Writes a comment or a reply; its id. A reply that everybody reads counts with its comment. */
export const insertComment = async (db: Db, subject: Subject, row: NewComment): Promise<number> => {
  const [made] = await db
    .insert(comments)
    .values({ ...row, ...columnsOf(subject), hospitalId: subject.hospitalId })
    .returning({ id: comments.id })
  const { stars = null, rootId = null } = row
  forgetCachedTalk(db)
  if (row.state === 'shown') await countShown(db, { ...columnsOf(subject), stars, rootId }, 1)
  return made?.id ?? 0
}

/** Counts what everybody reads from now on (1), or does not any more (-1): a reply with its comment, stars with their class. */
export const countShown = async (
  db: Db,
  { rootId, classId, stars }: Pick<typeof comments.$inferSelect, 'rootId' | 'classId' | 'stars'>,
  by: 1 | -1,
) => {
  if (rootId !== null)
    await db
      .update(comments)
      .set({ replyCount: sql`${comments.replyCount} + ${by}` })
      .where(eq(comments.id, rootId))
  if (classId !== null && stars !== null) await countClassStars(db, classId, by, stars)
}

/** What is said beside a move, and whose it must be. */
interface Move {
  says?: string
  patientId?: PatientId
}

/** Brings a comment into a state where it may come from the one in which it is; false where it may not, or somebody was quicker. */
export const moveComment = async (db: Db, id: number, to: CommentState, { says = '', patientId }: Move = {}) => {
  const fits = and(
    eq(comments.id, id),
    inArray(comments.state, statesBefore(to)),
    patientId === undefined ? undefined : eq(comments.patientId, patientId),
  )
  const [before] = await db
    .select({
      state: comments.state,
      rootId: comments.rootId,
      classId: comments.classId,
      stars: comments.stars,
    })
    .from(comments)
    .where(fits)
    .for('update')
  if (!before) return false
  const gone = to === 'deleted' ? { content: '', authorName: '', stars: null } : {}
  await db
    .update(comments)
    .set({ state: to, says, heldFor: '', ...gone })
    .where(eq(comments.id, id))
  forgetCachedTalk(db)
  const by = Number(to === 'shown') - Number(before.state === 'shown')
  if (by === 1 || by === -1) await countShown(db, before, by)
  return true
}

/** Saves unsent words in place of those before. */
export const putDraft = (db: Db, about: Pick<Subject, 'kind' | 'id'>, row: Omit<typeof drafts.$inferInsert, 'id'>) => {
  const { content, savedAt } = row
  return db
    .insert(drafts)
    .values({ ...row, ...columnsOf(about) })
    .onConflictDoUpdate({
      target: [drafts.patientId, drafts.articleId, drafts.videoId, drafts.classId, drafts.goodsId],
      set: { content, savedAt },
    })
}

export const deleteDraft = (db: Db, patient: PatientId, about: Pick<Subject, 'kind' | 'id'>) =>
  db.delete(drafts).where(isDraft(patient, about))

/** Notes that somebody likes a comment, once; how many do now. */
export const insertLike = async (db: Db, row: typeof likes.$inferInsert): Promise<number> => {
  const made = await db.insert(likes).values(row).onConflictDoNothing().returning({ id: likes.commentId })
  return countLikes(db, row.commentId, made.length)
}

/** Takes a like back; how many there are now. */
export const deleteLike = async (db: Db, commentId: number, patient: PatientId): Promise<number> => {
  const gone = await db
    .delete(likes)
    .where(and(eq(likes.commentId, commentId), eq(likes.patientId, patient)))
    .returning({ id: likes.commentId })
  return countLikes(db, commentId, -gone.length)
}

const countLikes = async (db: Db, id: number, by: number): Promise<number> => {
  const [told] = await db
    .update(comments)
    .set({ likeCount: sql`${comments.likeCount} + ${by}` })
    .where(eq(comments.id, id))
    .returning({ count: comments.likeCount })
  return told?.count ?? 0
}

/** Notes a report; false where the patient has reported the comment before. */
export const insertReport = async (db: Db, row: typeof reports.$inferInsert): Promise<boolean> => {
  const made = await db.insert(reports).values(row).onConflictDoNothing().returning({ id: reports.commentId })
  return made.length > 0
}
