import { and, arrayOverlaps, asc, count, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { guahaoIllnesses as illnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { CommentKind } from '../../rules.ts'
import {
  guahaoComments as comments,
  guahaoCommentLikes as likes,
  guahaoCommentReplies as replies,
  guahaoCommentReports as reports,
} from '../tables.ts'

/** Where in a list: the page, and how many it holds. */
interface Paging {
  page: number
  size: number
}

const selectComments = (db: Db) =>
  db
    .select({
      id: comments.id,
      kind: comments.kind,
      authorName: comments.authorName,
      stars: comments.stars,
      content: comments.content,
      words: comments.words,
      illTags: comments.illTags,
      images: comments.images,
      likeCount: comments.likeCount,
      replyCount: comments.replyCount,
      createdAt: comments.createdAt,
      visitedOn: comments.visitedOn,
      state: comments.state,
      says: comments.says,
      hospitalId: comments.hospitalId,
      hospitalName: hospitals.name,
      depName: departments.name,
      doctorId: doctors.id,
      doctorName: doctors.name,
    })
    .from(comments)
    .leftJoin(hospitals, eq(hospitals.id, comments.hospitalId))
    .leftJoin(departments, eq(departments.id, comments.depId))
    .leftJoin(doctors, and(eq(comments.kind, 'doctor'), eq(doctors.id, comments.targetId)))

export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number]

/** A hospital also shows what is said of its doctors. */
const about = (kind: CommentKind, id: number): SQL | undefined =>
  kind === 'unit' ? eq(comments.hospitalId, id) : and(eq(comments.kind, kind), eq(comments.targetId, id))

const ofKind = (kind: CommentKind): SQL => (kind === 'unit' ? isNotNull(comments.hospitalId) : eq(comments.kind, kind))

const names = (illnessId: number) =>
  arrayOverlaps(
    comments.illTags,
    sql`array(select ${illnesses.name} from ${illnesses} where ${illnesses.id} = ${illnessId})`,
  )

/** What everybody reads, and what this patient wrote themselves. */
const readBy = (patient: PatientId | null): SQL | undefined =>
  patient === null ? isShown : or(isShown, eq(comments.patientId, patient))
const isShown = eq(comments.state, 'shown')

/** Comments on a thing that this patient may read, the newest first; with an illness, those that name it. */
export const listComments = (
  db: Db,
  patient: PatientId | null,
  { kind, id, illnessId, ...asked }: Paging & { kind: CommentKind; id: number; illnessId?: number | undefined },
) =>
  page(
    db,
    selectComments(db)
      .where(and(about(kind, id), readBy(patient), illnessId === undefined ? undefined : names(illnessId)))
      .orderBy(desc(comments.createdAt), desc(comments.id))
      .$dynamic(),
    asked,
  )

/** A comment that everybody reads, or that this patient wrote. */
export const findComment = async (
  db: Db,
  kind: CommentKind,
  id: number,
  patient: PatientId | null = null,
): Promise<CommentRow | undefined> =>
  (await selectComments(db).where(and(eq(comments.id, id), ofKind(kind), readBy(patient))))[0]

/** Which of these comments who asks likes. */
export const likedAmong = async (db: Db, patient: PatientId | null, ids: readonly number[]): Promise<Set<number>> => {
  if (patient === null || ids.length === 0) return new Set()
  const mine = and(eq(likes.patientId, patient), inArray(likes.commentId, [...ids]))
  return new Set((await db.select({ id: likes.commentId }).from(likes).where(mine)).map((row) => row.id))
}

/** Who likes a comment, the latest first. */
export const listLikes = (db: Db, commentId: number, asked: Paging) => {
  const found = db
    .select({ authorName: likes.authorName, likedAt: likes.likedAt })
    .from(likes)
    .where(eq(likes.commentId, commentId))
    .orderBy(desc(likes.likedAt), asc(likes.patientId))
  return page(db, found.$dynamic(), asked)
}

/** Replies to a comment that this patient may read, the oldest first. */
export const listReplies = (db: Db, commentId: number, patient: PatientId | null, asked: Paging) => {
  const answered = alias(replies, 'answered')
  const found = db
    .select({
      id: replies.id,
      commentId: replies.commentId,
      replyTo: replies.replyTo,
      answeredName: answered.authorName,
      authorName: replies.authorName,
      content: replies.content,
      isOfficial: replies.isOfficial,
      doctorId: replies.doctorId,
      state: replies.state,
      createdAt: replies.createdAt,
    })
    .from(replies)
    .leftJoin(answered, eq(answered.id, replies.replyTo))
    .where(and(eq(replies.commentId, commentId), isReplyReadBy(patient)))
    .orderBy(asc(replies.createdAt), asc(replies.id))
  return page(db, found.$dynamic(), asked)
}

const isReplyReadBy = (patient: PatientId | null): SQL | undefined => {
  const isShownReply = eq(replies.state, 'shown')
  return patient === null ? isShownReply : or(isShownReply, eq(replies.patientId, patient))
}

/** Whether a reply that everybody reads stands below that comment. */
export const hasReply = async (db: Db, commentId: number, id: number): Promise<boolean> =>
  (await db.$count(replies, and(eq(replies.id, id), eq(replies.commentId, commentId), eq(replies.state, 'shown')))) > 0

/** How much that a patient said is read by everybody. */
export const countShownOf = async (db: Db, patient: PatientId): Promise<number> => {
  const [ofComments, ofReplies] = await Promise.all([
    db.$count(comments, and(eq(comments.patientId, patient), isShown)),
    db.$count(replies, and(eq(replies.patientId, patient), eq(replies.state, 'shown'))),
  ])
  return ofComments + ofReplies
}

export const countReplies = (db: Db, patient: PatientId, since: Date): Promise<number> =>
  db.$count(replies, and(eq(replies.patientId, patient), sql`${replies.createdAt} > ${since}`))

export const hasReported = async (db: Db, patient: PatientId, commentId: number): Promise<boolean> =>
  (await db.$count(reports, and(eq(reports.commentId, commentId), eq(reports.patientId, patient)))) > 0

/** The illnesses that comments on a thing name, the most frequent first. */
export const countIllTags = (db: Db, kind: CommentKind, id: number) => {
  const named = db
    .select({ tag: sql<string>`unnest(${comments.illTags})`.as('tag') })
    .from(comments)
    .where(and(about(kind, id), isShown))
    .as('named')
  return db
    .select({ id: illnesses.id, name: illnesses.name, count: count() })
    .from(named)
    .innerJoin(illnesses, eq(illnesses.name, named.tag))
    .groupBy(illnesses.id, illnesses.name)
    .orderBy(desc(count()), asc(illnesses.id))
    .limit(20)
}
