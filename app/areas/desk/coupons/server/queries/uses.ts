import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import type { Sellers } from '#app/areas/access/staff/server/public.ts'
import { audioClassOrders as classOrders } from '#app/areas/audio-class/server/public.ts'
import {
  mallCouponCodes as codes,
  mallCoupons as coupons,
  couponsGivenBy,
} from '#app/areas/mall/coupons/server/public.ts'
import { ordersItems as items, ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import { contains } from '#kit/db/contains.ts'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { spokenAs } from '#kit/db/spoken-number.ts'
import type { Day } from '#kit/time/day.ts'
import { type UseState, useSorts } from '../../rules.ts'

/** What a coupon takes off the order that holds or used it: of goods, or of a class. */
const offFen = sql<number>`coalesce(
  (select sum(i.off_fen)::int from ${items} i where i.order_id = ${codes.holdKey} and i.coupon_code_id = ${codes.id}),
  ${classOrders.offFen}, 0)`.mapWith(Number)

const selectUses = (db: Db) =>
  db
    .select({
      code: codes,
      coupon: coupons,
      nickname: patients.nickname,
      order: { id: orders.id, madeAt: orders.madeAt, sellerName: orders.sellerName, hospitalId: orders.hospitalId },
      classOrderId: classOrders.id,
      offFen,
    })
    .from(codes)
    .innerJoin(coupons, eq(coupons.id, codes.couponId))
    // Everybody's account is there: joined so that a count, which asks nothing of it, can leave it out.
    .leftJoin(patients, eq(patients.id, codes.patientId))
    .leftJoin(orders, eq(orders.id, codes.holdKey))
    .leftJoin(classOrders, eq(classOrders.id, codes.holdKey))

/** A drawn coupon, whose it is, and on what it is spent. */
export type UseRow = Awaited<ReturnType<typeof selectUses>>[number]

/** The drawn coupons that stand so now: each in one state. */
export const standing = (state: UseState, now: Date): SQL | undefined => {
  const isTaken = isNotNull(codes.takenBackAt)
  const isFree = and(eq(codes.state, 'free'), isNull(codes.takenBackAt))
  const conditions: Readonly<Record<UseState, SQL | undefined>> = {
    free: and(isFree, gt(codes.endsAt, now)),
    held: eq(codes.state, 'held'),
    used: eq(codes.state, 'used'),
    over: and(isFree, lte(codes.endsAt, now)),
    back: and(eq(codes.state, 'free'), isTaken),
  }
  return conditions[state]
}

interface UsesRequest extends ListRequest<keyof typeof useSorts> {
  state?: UseState | undefined
  coupon_id?: number | undefined
  /** Whose they are: accounts that a number was found for. */
  patientIds?: readonly number[] | undefined
  drawnFrom?: Day | undefined
  drawnTo?: Day | undefined
  usedFrom?: Day | undefined
  usedTo?: Day | undefined
}

/** The drawn ones of a desk's coupons, the newest first. */
export const listUses = (db: Db, sellers: Sellers, asked: UsesRequest, now: Date) =>
  listQuery(
    db,
    selectUses,
    {
      scope: couponsGivenBy(sellers),
      searched: [
        codes.holdKey,
        spokenAs(orders.id, (day) => and(since(orders.madeAt)(day), until(orders.madeAt)(day))),
        (words) => contains(coupons.title, words),
        (words) => contains(patients.nickname, words),
      ],
      filters: {
        state: (state) => standing(state, now),
        coupon_id: (id) => eq(codes.couponId, id),
        patientIds: (ids) => (ids.length === 0 ? sql`false` : inArray(codes.patientId, [...ids])),
        drawnFrom: since(codes.drawnAt),
        drawnTo: until(codes.drawnAt),
        usedFrom: since(codes.usedAt),
        usedTo: until(codes.usedAt),
      },
      sorts: useSorts,
      sortedBy: { draw_time: codes.id, use_time: codes.usedAt },
      last: desc(codes.id),
      key: codes.id,
    },
    asked,
  )

/** So many of one patient are shown. */
const MOST_OF_PATIENT = 100

/** A patient's coupons that a desk gave, or that were spent on its orders; the newest first. */
export const listUsesOf = (db: Db, sellers: Sellers, patientId: number): Promise<UseRow[]> =>
  selectUses(db)
    .where(
      and(
        eq(codes.patientId, patientId),
        or(
          couponsGivenBy(sellers),
          eq(orders.hospitalId, sellers.hospitalId),
          sellers.isPlatform ? sql`${orders.id} is not null and ${orders.hospitalId} is null` : undefined,
        ),
      ),
    )
    .orderBy(desc(codes.id))
    .limit(MOST_OF_PATIENT)
