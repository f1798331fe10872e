import type { Context, PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { bestCombination, type HeldTerms, type Priced } from '../rules.ts'
import { type HeldRow, listUsable } from './queries/read.ts'
import { endCode } from './queries/write.ts'

export type { Priced } from '../rules.ts'
export { drawCoupon } from './commands/draw.ts'
export { asCoupon } from './present.ts'
export {
  findManaged as findKeptCoupon,
  givenBy as couponsGivenBy,
  listManaged as listKeptCoupons,
  mayBeDrawn,
} from './queries/manage.ts'
export {
  countUsable as countUsableCoupons,
  findCoupon,
  type HeldRow,
  listCodesOf as listCouponCodes,
  listCoupons,
  listDrawable as listDrawableCoupons,
  listDrawableBy as listCouponsToDraw,
  listForPoints,
  listUsable as listUsableCoupons,
} from './queries/read.ts'
export {
  giveCodesBack as giveCouponsBack,
  holdCodes as holdCoupons,
  useHeld as useHeldCoupons,
} from './queries/write.ts'

/** Takes back a coupon that was given for something that was undone: it is over now; false where it is held or was used. */
export const endCoupon = ({ db, now }: Pick<Context, 'db' | 'now'>, codeId: number): Promise<boolean> =>
  endCode(db, codeId, now)

/** A coupon that somebody has, as the rules see it. */
export const termsOf = ({ code, coupon }: HeldRow): HeldTerms => ({ ...coupon, couponId: coupon.id, codeId: code.id })

/** The combination of a patient's coupons that takes most off what they order. */
export const bestCoupons = async (db: Db, patient: PatientId, things: readonly Priced[], now: Date) =>
  bestCombination(things, (await listUsable(db, patient, now)).map(termsOf))
/** For joins: rooms above read it and never write it. */
export { mallCouponCodes, mallCoupons } from './tables.ts'
