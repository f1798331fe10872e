import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { contentComments as comments, contentCommentDrafts as drafts, contentCommentLikes as likes } from '../tables.ts'
import { columnOf, type Subject, subjectFields } from './subjects.ts'

const answered = alias(comments, 'answered')

/** Comments and replies, each with whom it answers and whether this patient likes it. */
export const selectComments = (db: Db, patient: PatientId | null) =>
  db
    .select({
      id: comments.id,
      ...subjectFields,
      hospitalId: comments.hospitalId,
      rootId: comments.rootId,
      replyTo: comments.replyTo,
      answeredName: answered.authorName,
      patientId: comments.patientId,
      authorName: comments.authorName,
      stars: comments.stars,
      content: comments.content,
      isOfficial: comments.isOfficial,
      state: comments.state,
      says: comments.says,
      likeCount: comments.likeCount,
      replyCount: comments.replyCount,
      createdAt: comments.createdAt,
      isLiked:
        patient === null
          ? sql<boolean>`false`
          : sql<boolean>`exists (select 1 from ${likes} where ${likes.commentId} = ${comments.id} and ${likes.patientId} = ${patient})`,
    })
    .from(comments)
    .leftJoin(answered, eq(answered.id, comments.replyTo))

/** A comment or a reply with whom it answers. */
export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number]

/** What everybody reads. */
export const isShown = eq(comments.state, 'shown')
/** What is deleted keeps its place where others answered. */
const isPlace = and(eq(comments.state, 'deleted'), gt(comments.replyCount, 0))
const isWritten = inArray(comments.state, ['held', 'shown', 'refused', 'hidden'])

/** What everybody reads, and what this patient wrote themselves. */
export const isReadBy = (patient: PatientId | null): SQL | undefined => {
  const isOwn = patient === null ? undefined : and(eq(comments.patientId, patient), isWritten)
  return or(isShown, isPlace, isOwn)
}

/** Replies below a comment that this patient may read, the oldest first. */
export const listReplies = (db: Db, patient: PatientId | null, rootId: number, asked: PageRequest) =>
  page(
    db,
    selectComments(db, patient)
      .where(and(eq(comments.rootId, rootId), isReadBy(patient)))
      .orderBy(asc(comments.createdAt), asc(comments.id))
      .$dynamic(),
    asked,
  )

/** A comment or a reply that this patient may read, by itself. */
export const findComment = async (db: Db, patient: PatientId | null, id: number): Promise<CommentRow | undefined> =>
  (await selectComments(db, patient).where(and(eq(comments.id, id), isReadBy(patient))))[0]

/** How much that a patient said is read by everybody. */
export const countShownOf = (db: Db, patient: PatientId): Promise<number> =>
  db.$count(comments, and(eq(comments.patientId, patient), isShown))

/** How much a patient wrote since then, whatever became of it. */
export const countWritten = (db: Db, patient: PatientId, since: Date): Promise<number> =>
  db.$count(comments, and(eq(comments.patientId, patient), gt(comments.createdAt, since)))

/** The unsent words of a patient. */
export const findDraft = async (db: Db, patient: PatientId, about: Pick<Subject, 'kind' | 'id'>): Promise<string> =>
  (await db.select({ content: drafts.content }).from(drafts).where(isDraft(patient, about)))[0]?.content ?? ''

/** The row of a patient's unsent words. */
export const isDraft = (patient: PatientId, { kind, id }: Pick<Subject, 'kind' | 'id'>): SQL | undefined =>
  and(eq(drafts.patientId, patient), eq(columnOf(kind, drafts), id))
