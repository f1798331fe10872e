import { and, desc, eq, not, sql } from 'drizzle-orm'
import type { Sellers } from '#app/areas/access/staff/server/public.ts'
import { audioClassOrders as classOrders } from '#app/areas/audio-class/server/public.ts'
import {
  mallCouponCodes as codes,
  mallCoupons as coupons,
  couponsGivenBy,
  mayBeDrawn,
} from '#app/areas/mall/coupons/server/public.ts'
import { ordersItems as items, ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { type CountList, countSorts, type UseState } from '../../rules.ts'
import { standing } from './uses.ts'

interface CountsRequest extends ListRequest<keyof typeof countSorts> {
  list: CountList
}

/** A desk's coupons, the newest first. */
export const listCounted = (db: Db, sellers: Sellers, asked: CountsRequest, now: Date) =>
  listQuery(
    db,
    (db) => db.select().from(coupons),
    {
      scope: couponsGivenBy(sellers),
      searched: [coupons.title],
      filters: {
        list: (list) => (list === 'all' ? undefined : list === 'open' ? mayBeDrawn(now) : not(mayBeDrawn(now))),
      },
      sorts: countSorts,
      sortedBy: { draw_until: coupons.drawUntil, title: coupons.title },
      last: desc(coupons.id),
      key: coupons.id,
    },
    asked,
  )

/** What became of the ones of a coupon that were drawn on some days. */
export interface CouponCounts extends Record<UseState, number> {
  drawn: number
  offFen: number
  paidFen: number
}

/** Nothing was drawn. */
export const NOTHING: CouponCounts = { drawn: 0, free: 0, held: 0, used: 0, over: 0, back: 0, offFen: 0, paidFen: 0 }

/** The same of these coupons, by their ids. */
export const countCoupons = async (
  db: Db,
  couponIds: readonly number[],
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
  now: Date,
): Promise<ReadonlyMap<number, CouponCounts>> => {
  const days = and(
    isAnyOf(codes.couponId, couponIds),
    from === undefined ? undefined : since(codes.drawnAt)(from),
    to === undefined ? undefined : until(codes.drawnAt)(to),
  )
  const that = (state: UseState) => sql<number>`(count(*) filter (where ${standing(state, now)}))::int`
  const rows = await db
    .select({
      couponId: codes.couponId,
      drawn: sql<number>`count(*)::int`,
      free: that('free'),
      held: that('held'),
      used: that('used'),
      over: that('over'),
      back: that('back'),
    })
    .from(codes)
    .where(days)
    .groupBy(codes.couponId)
  const money = new Map((await sumSpent(db, days)).map((row) => [row.couponId, row]))
  return new Map(
    rows.map(({ couponId, ...counts }) => {
      const { offFen = 0, paidFen = 0 } = money.get(couponId) ?? {}
      return [couponId, { ...counts, offFen, paidFen }]
    }),
  )
}

/** What used coupons took off, and what the orders paid that used them: an order that used two of a coupon once. */
const sumSpent = (db: Db, days: ReturnType<typeof and>) => {
  const used = and(days, eq(codes.state, 'used'))
  const ofOrder = db
    .select({
      couponId: codes.couponId,
      off: sql<number>`coalesce(sum(coalesce(${items.offFen}, ${classOrders.offFen})), 0)`.as('off'),
      paid: sql<number>`coalesce(max(coalesce(${orders.paidFen}, ${classOrders.priceFen} - ${classOrders.offFen})), 0)`.as(
        'paid',
      ),
    })
    .from(codes)
    .leftJoin(orders, eq(orders.id, codes.holdKey))
    .leftJoin(items, and(eq(items.orderId, codes.holdKey), eq(items.couponCodeId, codes.id)))
    .leftJoin(classOrders, eq(classOrders.id, codes.holdKey))
    .where(used)
    .groupBy(codes.couponId, codes.holdKey)
    .as('of_order')
  return db
    .select({
      couponId: ofOrder.couponId,
      offFen: sql<number>`sum(${ofOrder.off})`.mapWith(Number),
      paidFen: sql<number>`sum(${ofOrder.paid})`.mapWith(Number),
    })
    .from(ofOrder)
    .groupBy(ofOrder.couponId)
}
