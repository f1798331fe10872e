import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type Page, type PageRequest, page } from '#kit/db/page.ts'
import { contentComments as comments } from '../tables.ts'
import { type CommentRow, isReadBy, selectComments } from './read.ts'

/** Reviews of a class that this patient may read, the newest first. */
export const listReviews = (
  db: Db,
  patient: PatientId | null,
  classId: number,
  asked: PageRequest,
): Promise<Page<CommentRow>> =>
  page(
    db,
    selectComments(db, patient)
      .where(and(eq(comments.classId, classId), isNotNull(comments.stars), isReadBy(patient)))
      .orderBy(desc(comments.createdAt), desc(comments.id))
      .$dynamic(),
    asked,
  )

/** The first few replies to each of these that this patient may read, the oldest first. */
export const listFirstReplies = async (
  db: Db,
  patient: PatientId | null,
  rootIds: readonly number[],
  most: number,
): Promise<ReadonlyMap<number | null, CommentRow[]>> => {
  if (rootIds.length === 0) return new Map()
  const place = sql<number>`row_number() over (partition by ${comments.rootId} order by ${comments.createdAt}, ${comments.id})`
  const placed = db
    .select({ id: comments.id, place: place.as('place') })
    .from(comments)
    .where(and(inArray(comments.rootId, [...rootIds]), isReadBy(patient)))
    .as('placed')
  const rows = await selectComments(db, patient)
    .innerJoin(placed, and(eq(placed.id, comments.id), sql`${placed.place} <= ${most}`))
    .orderBy(asc(comments.createdAt), asc(comments.id))
  return Map.groupBy(rows, ({ rootId }) => rootId)
}

/** How many reviews of a class that everybody reads gave each number of stars. */
export const countStars = async (db: Db, classId: number): Promise<ReadonlyMap<number | null, number>> => {
  const rows = await db
    .select({ stars: comments.stars, count: count() })
    .from(comments)
    .where(and(eq(comments.classId, classId), eq(comments.state, 'shown'), isNotNull(comments.stars)))
    .groupBy(comments.stars)
  return new Map(rows.map((row) => [row.stars, row.count]))
}

/** Whether a patient has reviewed a class, whatever became of it; who deleted theirs has not. */
export const hasReviewed = async (db: Db, patient: PatientId, classId: number): Promise<boolean> =>
  (await db.$count(
    comments,
    and(eq(comments.classId, classId), eq(comments.patientId, patient), isNotNull(comments.stars)),
  )) > 0
