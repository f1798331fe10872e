import { sellersOf } from '#app/areas/access/staff/server/public.ts'
import { listKeptCoupons } from '#app/areas/mall/coupons/server/public.ts'
import type { StaffContext } from '#app/context.ts'

/** So many are offered to choose from. */
const MOST_OFFERED = 50

/** The desk's own coupons of which one can be given now: what nobody may draw any more is not given either. */
export const listCouponsToGive = async (ctx: StaffContext) => {
  const { db, now } = ctx
  const kept = await listKeptCoupons(db, sellersOf(ctx), { isOpen: true, now }, { page: 1, size: MOST_OFFERED })
  return kept.rows
    .map(({ coupon }) => coupon)
    .filter(({ left, drawFrom, isForPoints }) => left > 0 && drawFrom <= now && !isForPoints)
}
