import { groupedBy } from '#kit/lists/grouped.ts'
import { bestMatch } from '#kit/money/best-match.ts'
import { type Fen, fenToYuan } from '#kit/money/fen.ts'

/** Kinds of coupons: 1 for everything, 2 for some, 3 a rate for everything, 4 a rate for some, 5 a cash card [X124]. */
export const discountTypes = { all: 1, some: 2, rateAll: 3, rateSome: 4, cashCard: 5 } as const

/** Types 3 and 4 take off a rate, every other one a fixed amount [X124]. */
export const isRate = (discountType: number): boolean => discountType === 3 || discountType === 4

/** What a coupon says about itself. */
export interface CouponTerms {
  couponId: number
  discountType: number
  /** Fen; of a rate, hundredths of a percent that are taken off. */
  discountAmount: number
  discountLimitFen: Fen
  mostFen: Fen | null
  goodsIds: readonly number[]
  categoryIds: readonly number[]
  hospitalId: number | null
}

/** Something in an order that a coupon may be used on. */
export interface Priced {
  goodsId: number
  categoryId: number
  hospitalId: number | null
  amountFen: Fen
}

/** Whether a coupon is meant for these goods. */
export const isFor = (coupon: CouponTerms, goods: Omit<Priced, 'amountFen'>): boolean => {
  if (coupon.hospitalId !== null && coupon.hospitalId !== goods.hospitalId) return false
  const isOpen = coupon.goodsIds.length === 0 && coupon.categoryIds.length === 0
  return isOpen || coupon.goodsIds.includes(goods.goodsId) || coupon.categoryIds.includes(goods.categoryId)
}

/** What a coupon takes off goods: nothing below its limit, never more than they cost; a rate is cut to whole fen. */
export const discountFen = (coupon: CouponTerms, goods: Priced): Fen => {
  if (!isFor(coupon, goods) || goods.amountFen < coupon.discountLimitFen) return 0
  const off = isRate(coupon.discountType)
    ? Math.floor((goods.amountFen * coupon.discountAmount) / 10_000)
    : coupon.discountAmount
  return Math.min(off, coupon.mostFen ?? off, goods.amountFen)
}

/** As a patient reads it: `8.5 折`, `20 元` [X124]. */
export const discountText = (discountType: number, discountAmount: number): string =>
  isRate(discountType)
    ? `${Number(((10_000 - discountAmount) / 1_000).toFixed(2))} 折`
    : `${fenToYuan(discountAmount).replace(/\.00$/, '')} 元`

/** From when on it counts: `满 100 元可用`, `无门槛`. */
export const limitText = (discountLimitFen: Fen): string =>
  discountLimitFen === 0 ? '无门槛' : `满 ${fenToYuan(discountLimitFen).replace(/\.00$/, '')} 元可用`

/** The highest limit first, each coupon once [X233]. */
export const inOrder = <Coupon extends { couponId: number; discountLimit: number | string }>(
  coupons: readonly Coupon[],
): Coupon[] =>
  [...groupedBy(coupons, ({ couponId }) => couponId).values()]
    .flatMap(([first]) => first ?? [])
    .sort((a, b) => Number(b.discountLimit) - Number(a.discountLimit))

/** Only the usable coupon that was chosen is selected; one that cannot be used changes nothing [X188]. */
export const select = <Coupon extends { couponId: number; selected: number; canUse: number }>(
  coupons: readonly Coupon[],
  couponId: number,
): Coupon[] =>
  coupons.some((coupon) => coupon.couponId === couponId && coupon.canUse === 1)
    ? coupons.map((coupon) => ({ ...coupon, selected: coupon.couponId === couponId ? 1 : 0 }))
    : [...coupons]

/** A drawn coupon goes from those not had to those had and is marked done [X189]. */
export const draw = <Had, Offered extends { couponId: number }>(
  lists: { alreadyGet: readonly Had[]; noGet: readonly Offered[] },
  couponId: number,
): { alreadyGet: (Had | (Offered & { done: true }))[]; noGet: Offered[] } => {
  const drawn = lists.noGet.filter((coupon) => coupon.couponId === couponId)
  return {
    alreadyGet: [...lists.alreadyGet, ...drawn.map((coupon) => ({ ...coupon, done: true as const }))],
    noGet: lists.noGet.filter((coupon) => coupon.couponId !== couponId),
  }
}

/** A coupon that a patient has. */
export type HeldTerms = CouponTerms & { codeId: number }

/** Which coupon goes to which of the ordered things, and what it takes off. */
export interface Assigned {
  at: number
  codeId: number
  offFen: Fen
}

/**
 * The best combination: each thing takes at most one coupon, each coupon goes to one thing, and all together take off as
 * much as can be.
 */
export const bestCombination = (things: readonly Priced[], coupons: readonly HeldTerms[]): Assigned[] => {
  const gains = things.map((thing) => coupons.map((coupon) => discountFen(coupon, thing)))
  return bestMatch(gains).flatMap((column, at) => {
    const coupon = column === undefined ? undefined : coupons[column]
    const offFen = column === undefined ? 0 : (gains[at]?.[column] ?? 0)
    return coupon && offFen > 0 ? [{ at, codeId: coupon.codeId, offFen }] : []
  })
}
