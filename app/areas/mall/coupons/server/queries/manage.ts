import { and, desc, eq, gt, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Sellers } from '#app/areas/access/staff/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { mallCouponCodes as codes, mallCoupons as coupons } from '../tables.ts'
import type { NewCoupon } from './seed.ts'

/** Coupons of the mall that a desk gives: its own, the platform's where it serves it. */
export const givenBy = ({ hospitalId, isPlatform }: Sellers) => {
  const own = eq(coupons.hospitalId, hospitalId)
  return and(eq(coupons.issuer, 'mall'), isPlatform ? or(own, isNull(coupons.hospitalId)) : own)
}

/** Coupons that can be drawn, now or later. */
export const mayBeDrawn = (now: Date): SQL => sql`(${coupons.isOn} and ${gt(coupons.drawUntil, now)})`

/** A desk's coupons, the newest first, with how many were drawn and used. */
export const listManaged = (
  db: Db,
  sellers: Sellers,
  { isOpen, now }: { isOpen: boolean; now: Date },
  asked: PageRequest,
) => {
  const count = (of: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${codes} where ${of})`
  const found = db
    .select({
      coupon: coupons,
      drawn: count(sql`${codes.couponId} = ${coupons.id}`),
      used: count(sql`${codes.couponId} = ${coupons.id} and ${codes.state} = 'used'`),
    })
    .from(coupons)
    .where(and(givenBy(sellers), isOpen ? mayBeDrawn(now) : not(mayBeDrawn(now))))
    .orderBy(desc(coupons.id))
  return page(db, found.$dynamic(), asked)
}

/** A coupon of a desk. */
export const findManaged = async (db: Db, sellers: Sellers, id: number) =>
  (
    await db
      .select()
      .from(coupons)
      .where(and(eq(coupons.id, id), givenBy(sellers)))
  )[0]

export const insertOne = async (db: Db, row: NewCoupon): Promise<number> =>
  ((await db.insert(coupons).values(row).returning({ id: coupons.id }))[0] as { id: number }).id

/** Ends the drawing; false where it was ended before. */
export const stop = async (db: Db, id: number): Promise<boolean> => {
  const stopped = await db
    .update(coupons)
    .set({ isOn: false })
    .where(and(eq(coupons.id, id), eq(coupons.isOn, true)))
    .returning({ id: coupons.id })
  return stopped.length > 0
}
