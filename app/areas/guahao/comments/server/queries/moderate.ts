import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { accessStaff as staff } from '#app/areas/access/staff/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { type DeskList, managedSorts } from '../../rules/desk-lists.ts'
import type { ReportState, VoiceState } from '../../rules.ts'
import {
  guahaoComments as comments,
  guahaoCommentReplies as replies,
  guahaoCommentReports as reports,
} from '../tables.ts'

const openReports = sql`select 1 from ${reports} where ${reports.commentId} = ${comments.id} and ${reports.state} = 'open'`
const ofOpen = <T>(what: SQL) =>
  sql<T>`(select ${what} from ${reports} where ${reports.commentId} = ${comments.id} and ${reports.state} = 'open')`
const dueAt = ofOpen<Date | null>(sql`min(${reports.dueAt})`).mapWith(reports.dueAt)

const selectManaged = (db: Db) =>
  db
    .select({
      id: comments.id,
      kind: comments.kind,
      targetId: comments.targetId,
      hospitalId: comments.hospitalId,
      hospitalName: hospitals.name,
      depName: departments.name,
      doctorName: doctors.name,
      patientId: comments.patientId,
      authorName: comments.authorName,
      stars: comments.stars,
      content: comments.content,
      words: comments.words,
      images: comments.images,
      state: comments.state,
      heldFor: comments.heldFor,
      says: comments.says,
      visitedOn: comments.visitedOn,
      createdAt: comments.createdAt,
      reportCount: ofOpen<number>(sql`count(*)::int`),
      dueAt,
      ownerName: sql<
        string | null
      >`(select ${staff.name} from ${reports} join ${staff} on ${staff.id} = ${reports.ownerId}
        where ${reports.commentId} = ${comments.id} and ${reports.state} = 'open' limit 1)`,
      heldReplies: sql<number>`(select count(*)::int from ${replies}
        where ${replies.commentId} = ${comments.id} and ${replies.state} = 'held')`,
    })
    .from(comments)
    .leftJoin(hospitals, eq(hospitals.id, comments.hospitalId))
    .leftJoin(departments, eq(departments.id, comments.depId))
    .leftJoin(doctors, and(eq(comments.kind, 'doctor'), eq(doctors.id, comments.targetId)))

/** Whose comments somebody of staff keeps: of their hospital, or of the departments to which they are confined. */
export interface CommentScope {
  hospitalId: number
  departmentIds: readonly number[] | null
}

const inScope = ({ hospitalId, departmentIds }: CommentScope) =>
  and(eq(comments.hospitalId, hospitalId), departmentIds ? inArray(comments.depId, [...departmentIds]) : undefined)

/** A comment as the hospital's staff see it. */
export type ManagedComment = Awaited<ReturnType<typeof selectManaged>>[number]

/** What somebody has to look at: held themselves, with a held reply, or reported. Found by the three small indexes. */
const isToDo = (hospitalId: number) =>
  or(
    eq(comments.state, 'held'),
    inArray(
      comments.id,
      sql`(select ${replies.commentId} from ${replies} join ${comments} c on c.id = ${replies.commentId}
        where ${replies.state} = 'held' and c.hospital_id = ${hospitalId})`,
    ),
    sql`exists (${openReports})`,
  )

interface ManagedAsked extends ListRequest<keyof typeof managedSorts> {
  list: DeskList
  stars?: number | undefined
  from?: Day | undefined
  to?: Day | undefined
}

/** What is said of a hospital and its doctors, for its staff. */
export const listManaged = (db: Db, scope: CommentScope, asked: ManagedAsked) =>
  listQuery(
    db,
    (db) => selectManaged(db),
    {
      scope: inScope(scope),
      searched: [comments.content, comments.authorName, doctors.name],
      filters: {
        list: (list) =>
          list === 'todo' ? isToDo(scope.hospitalId) : list === 'all' ? undefined : eq(comments.state, list),
        stars: (stars) => eq(comments.stars, stars),
        from: since(comments.createdAt),
        to: until(comments.createdAt),
      },
      sorts: managedSorts,
      sortedBy: { add_time: comments.createdAt, stars: comments.stars },
      usual: [desc(comments.createdAt)],
      last: desc(comments.id),
      key: comments.id,
    },
    asked,
  )

export const findManaged = async (db: Db, scope: CommentScope, id: number): Promise<ManagedComment | undefined> =>
  (await selectManaged(db).where(and(eq(comments.id, id), inScope(scope))))[0]

/** Changes where a comment stands; false where it does not stand any more as it was read. */
export const moveComment = async (
  db: Db,
  { id, state: from }: ManagedComment,
  { state, says }: { state: VoiceState; says: string },
): Promise<boolean> => {
  const moved = await db
    .update(comments)
    .set({ state, says, heldFor: '' })
    .where(and(eq(comments.id, id), eq(comments.state, from)))
    .returning({ id: comments.id })
  return moved.length > 0
}

/** So many replies and reports stand on the page of one comment. */
const MOST_SHOWN = 200

/** All replies to a comment, the oldest first. */
export const listManagedReplies = (db: Db, commentId: number) =>
  db
    .select()
    .from(replies)
    .where(eq(replies.commentId, commentId))
    .orderBy(asc(replies.createdAt), asc(replies.id))
    .limit(MOST_SHOWN)

/** A reply, where it stands below a comment on this hospital. */
export const findManagedReply = async (db: Db, scope: CommentScope, id: number) =>
  (
    await db
      .select({ id: replies.id, commentId: replies.commentId, state: replies.state })
      .from(replies)
      .innerJoin(comments, eq(comments.id, replies.commentId))
      .where(and(eq(replies.id, id), inScope(scope)))
  )[0]

/** A reply as the hospital's staff change it. */
export type ManagedReply = NonNullable<Awaited<ReturnType<typeof findManagedReply>>>

/** Changes where a reply stands; false where it does not stand any more as it was read. */
export const moveReply = async (db: Db, { id, state: from }: ManagedReply, state: VoiceState): Promise<boolean> => {
  const moved = await db
    .update(replies)
    .set({ state, heldFor: '' })
    .where(and(eq(replies.id, id), eq(replies.state, from)))
    .returning({ id: replies.id })
  return moved.length > 0
}

/** Who reported a comment, and what became of it, the newest first. */
export const listReports = (db: Db, commentId: number) =>
  db
    .select({
      reason: reports.reason,
      content: reports.content,
      reportedAt: reports.reportedAt,
      dueAt: reports.dueAt,
      state: reports.state,
      ownerName: staff.name,
    })
    .from(reports)
    .leftJoin(staff, eq(staff.id, reports.ownerId))
    .where(eq(reports.commentId, commentId))
    .orderBy(desc(reports.reportedAt), asc(reports.patientId))
    .limit(MOST_SHOWN)

/** Says who looks into the open reports of a comment; how many there are. */
export const ownReports = async (db: Db, commentId: number, ownerId: number): Promise<number> =>
  (
    await db
      .update(reports)
      .set({ ownerId })
      .where(and(eq(reports.commentId, commentId), eq(reports.state, 'open')))
      .returning({ id: reports.commentId })
  ).length

/** Closes the open reports of a comment; who made them. */
export const closeReports = (db: Db, commentId: number, state: Exclude<ReportState, 'open'>, decidedAt: Date) =>
  db
    .update(reports)
    .set({ state, decidedAt })
    .where(and(eq(reports.commentId, commentId), eq(reports.state, 'open'), isNull(reports.decidedAt)))
    .returning({ patientId: reports.patientId })
