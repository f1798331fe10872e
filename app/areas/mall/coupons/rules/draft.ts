/** What a coupon takes off, in words. */
export const kindWords = { amount: '减固定金额', rate: '打折' } as const
/** What a coupon takes off. */
export type CouponKind = keyof typeof kindWords

/** Lists of coupons at the desk. */
export const listWords = { open: '可领取', ended: '已停止' } as const
/** One of the lists. */
export type CouponList = keyof typeof listWords

/** Most goods and categories that a coupon names. */
export const MOST_NAMED = 50

/** The type of a coupon: 1 and 2 take off an amount, 3 and 4 a rate; 2 and 4 count for some goods alone [X124]. */
export const typeOf = (kind: CouponKind, isForSome: boolean): number =>
  (kind === 'amount' ? 1 : 3) + (isForSome ? 1 : 0)

/** A coupon as far as its parts must fit together; days as `2026-11-21`. */
export interface CouponDraft {
  kind: CouponKind
  amountFen: number | undefined
  percent: number | undefined
  limitFen: number
  drawFrom: string
  drawUntil: string
  useUntil: string
  total: number
  mostEach: number
}

/** What in a coupon contradicts itself, in words; undefined where nothing does. */
export const couponFault = (sheet: CouponDraft, today: string): string | undefined => {
  if (sheet.kind === 'amount' && !sheet.amountFen) return '请填减多少元'
  if (sheet.kind === 'rate' && !sheet.percent) return '请填减百分之几'
  if (sheet.kind === 'amount' && sheet.limitFen > 0 && (sheet.amountFen ?? 0) > sheet.limitFen)
    return '减的金额不能超过使用门槛'
  if (sheet.drawUntil < sheet.drawFrom) return '领取结束日不能早于开始日'
  if (sheet.drawUntil < today) return '领取结束日已经过了'
  if (sheet.useUntil < sheet.drawUntil) return '最晚使用日不能早于领取结束日'
  return sheet.mostEach > sheet.total ? '每人限领不能多于总数' : undefined
}
