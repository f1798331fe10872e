import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Sellers, accessStaff as staff } from '#app/areas/access/staff/server/public.ts'
import type { ReportState } from '#app/areas/guahao/comments/rules.ts'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { type DeskList, managedSorts } from '../../rules/desk-lists.ts'
import type { SubjectKind } from '../../rules.ts'
import { contentComments as comments, contentCommentReports as reports } from '../tables.ts'
import { columnOf, subjectFields } from './subjects.ts'

const openOnes = sql`${reports.commentId} = ${comments.id} and ${reports.state} = 'open'`
const ofOpen = <T>(what: SQL) => sql<T>`(select ${what} from ${reports} where ${openOnes})`
const root = alias(comments, 'root')

const selectManaged = (db: Db) =>
  db
    .select({
      id: comments.id,
      ...subjectFields,
      hospitalId: comments.hospitalId,
      rootId: comments.rootId,
      replyTo: comments.replyTo,
      rootContent: root.content,
      patientId: comments.patientId,
      authorName: comments.authorName,
      stars: comments.stars,
      content: comments.content,
      isOfficial: comments.isOfficial,
      state: comments.state,
      heldFor: comments.heldFor,
      says: comments.says,
      likeCount: comments.likeCount,
      createdAt: comments.createdAt,
      reportCount: ofOpen<number>(sql`count(*)::int`),
      dueAt: ofOpen<Date | null>(sql`min(${reports.dueAt})`).mapWith(reports.dueAt),
      ownerName: sql<
        string | null
      >`(select ${staff.name} from ${reports} join ${staff} on ${staff.id} = ${reports.ownerId} where ${openOnes} limit 1)`,
    })
    .from(comments)
    .leftJoin(root, eq(root.id, comments.rootId))

/** A comment or a reply as the hospital's staff see it. */
export type ManagedComment = Awaited<ReturnType<typeof selectManaged>>[number]

/** What somebody has to look at: held, or reported. */
const isToDo = or(eq(comments.state, 'held'), sql`exists (select 1 from ${reports} where ${openOnes})`)

interface ManagedAsked extends ListRequest<keyof typeof managedSorts> {
  list: DeskList
  kind?: SubjectKind | undefined
  from?: Day | undefined
  to?: Day | undefined
}

/** What is said below what a hospital publishes or sells; with what the platform sells, where that is looked after too. */
const isOf = ({ hospitalId, isPlatform }: Sellers): SQL | undefined => {
  const own = eq(comments.hospitalId, hospitalId)
  return isPlatform ? or(own, isNull(comments.hospitalId)) : own
}

/** What readers say and buyers ask, for the staff who look after it. */
export const listManaged = (db: Db, desk: Sellers, asked: ManagedAsked) =>
  listQuery(
    db,
    (db) => selectManaged(db),
    {
      scope: isOf(desk),
      searched: [comments.content, comments.authorName],
      filters: {
        list: inList,
        kind: (kind) => sql`${columnOf(kind, comments)} is not null`,
        from: since(comments.createdAt),
        to: until(comments.createdAt),
      },
      sorts: managedSorts,
      sortedBy: { add_time: comments.createdAt },
      usual: [desc(comments.createdAt)],
      last: desc(comments.id),
      key: comments.id,
    },
    asked,
  )

const inList = (list: DeskList): SQL | undefined => {
  if (list === 'all') return undefined
  if (list === 'todo') return isToDo
  return list === 'shown' ? eq(comments.state, 'shown') : inArray(comments.state, ['refused', 'hidden'])
}

export const findManaged = async (db: Db, desk: Sellers, id: number): Promise<ManagedComment | undefined> =>
  (await selectManaged(db).where(and(eq(comments.id, id), isOf(desk))))[0]

/** So many replies and reports stand on the page of one comment. */
const MOST_SHOWN = 200

/** All replies to a comment, the oldest first. */
export const listManagedReplies = (db: Db, rootId: number): Promise<ManagedComment[]> =>
  selectManaged(db)
    .where(eq(comments.rootId, rootId))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(MOST_SHOWN)

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
    .where(and(eq(reports.commentId, commentId), eq(reports.state, 'open')))
    .returning({ patientId: reports.patientId })
