import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import { ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { ReviewState } from '../../rules.ts'
import { ordersReviews as reviews } from '../tables.ts'
import { isReported, withReports } from './reports.ts'

export type ReviewRow = typeof reviews.$inferSelect
/** A review with who sold what it is about. */
export interface ReviewOf {
  review: ReviewRow
  sellerName: string
}

const withSeller = { review: reviews, sellerName: orders.sellerName }

/** Writes a review, over one that was refused; undefined where another stands. */
export const putReview = async (
  db: Db,
  row: Omit<ReviewRow, 'state' | 'says' | 'answer'>,
): Promise<ReviewRow | undefined> => {
  const { orderId: _, patientId: __, ...anew } = row
  const [put] = await db
    .insert(reviews)
    .values(row)
    .onConflictDoUpdate({
      target: reviews.orderId,
      set: { ...anew, state: 'waiting', says: '' },
      setWhere: eq(reviews.state, 'refused'),
    })
    .returning()
  return put
}

/** Reviews that everybody sees, the newest first. */
export const listShown = (db: Db, asked: { page: number; size: number }) => {
  const found = db
    .select(withSeller)
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(eq(reviews.state, 'shown'))
    .orderBy(desc(reviews.writtenAt), asc(reviews.orderId))
  return page(db, found.$dynamic(), asked)
}

/** Those of these that everybody reads. */
export const listShownReviews = (db: Db, orderIds: readonly string[]): Promise<ReviewRow[]> =>
  db
    .select()
    .from(reviews)
    .where(and(inArray(reviews.orderId, [...orderIds]), eq(reviews.state, 'shown')))

/** Whether everybody reads the review of an order. */
export const isShown = async (db: Db, orderId: string): Promise<boolean> =>
  (await db.$count(reviews, and(eq(reviews.orderId, orderId), eq(reviews.state, 'shown')))) > 0

/** The review of an order as this patient may see it: shown, or their own. */
export const findSeen = async (db: Db, patient: PatientId, orderId: string): Promise<ReviewOf | undefined> => {
  const isSeen = or(eq(reviews.state, 'shown'), eq(reviews.patientId, patient))
  const [found] = await db
    .select(withSeller)
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(and(eq(reviews.orderId, orderId), isSeen))
  return found
}

/** How many orders of a patient came or were used and have no review that stands. */
export const countToReview = async (db: Db, patient: PatientId): Promise<number> => {
  const [found] = await db
    .select({ many: count() })
    .from(orders)
    .leftJoin(reviews, and(eq(reviews.orderId, orders.id), ne(reviews.state, 'refused')))
    .where(
      and(
        eq(orders.patientId, patient),
        inArray(orders.state, ['received', 'used']),
        isNull(orders.hiddenAt),
        isNull(reviews.orderId),
      ),
    )
  return found?.many ?? 0
}

/** Whose reviews a desk looks at: its seller's, and the platform's where that is its own. */
export interface Seller {
  hospitalId: number
  isPlatform: boolean
}

/** Which reviews a desk looks at: those that wait, that somebody reported, or that were decided. */
export type SoldList = 'waiting' | 'reported' | 'decided'

const isIn: Record<SoldList, SQL> = {
  waiting: eq(reviews.state, 'waiting'),
  reported: isReported,
  decided: ne(reviews.state, 'waiting'),
}

/** Reviews of what a seller sold: those that wait, the longest first, others the newest first. */
export const listSoldReviews = (
  db: Db,
  { hospitalId, isPlatform }: Seller,
  { list, ...asked }: { list: SoldList; page: number; size: number },
) => {
  const own = eq(orders.hospitalId, hospitalId)
  const found = db
    .select({ ...withSeller, ...withReports })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(and(isPlatform ? or(own, isNull(orders.hospitalId)) : own, isIn[list]))
    .orderBy(list === 'waiting' ? asc(reviews.writtenAt) : desc(reviews.writtenAt), asc(reviews.orderId))
  return page(db, found.$dynamic(), asked)
}

/** Decides about a review that stands in one of these states; undefined where it does not. */
export const decideReview = async (
  db: Db,
  orderId: string,
  { from, state, says }: { from: readonly ReviewState[]; state: Exclude<ReviewState, 'waiting'>; says: string },
): Promise<ReviewRow | undefined> =>
  (
    await db
      .update(reviews)
      .set({ state, says })
      .where(and(eq(reviews.orderId, orderId), inArray(reviews.state, [...from])))
      .returning()
  )[0]

/** Answers a review that everybody reads; false where it is not. */
export const answerReviewRow = async (db: Db, orderId: string, answer: string): Promise<ReviewRow | undefined> =>
  (
    await db
      .update(reviews)
      .set({ answer })
      .where(and(eq(reviews.orderId, orderId), eq(reviews.state, 'shown')))
      .returning()
  )[0]

export const listOwnReviews = (db: Db, patient: PatientId): Promise<ReviewRow[]> =>
  db.select().from(reviews).where(eq(reviews.patientId, patient)).orderBy(asc(reviews.writtenAt))

/** The newest order of a patient's that was used in a seller, or came in a parcel. */
export const findOver = async (db: Db, patient: PatientId, state: 'used' | 'received'): Promise<string | undefined> =>
  (
    await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.patientId, patient), eq(orders.state, state)))
      .orderBy(desc(orders.madeAt))
      .limit(1)
  )[0]?.id
