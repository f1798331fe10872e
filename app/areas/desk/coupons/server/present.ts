import { discountText, limitText } from '#app/areas/mall/coupons/rules.ts'
import type { listKeptCoupons } from '#app/areas/mall/coupons/server/public.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import type { Asked } from '#kit/wire/call.ts'
import type { deskCouponAdd } from '../contract.ts'
import { type CouponSheet, typeOf } from '../rules.ts'

/** A coupon as a desk wrote it. */
export type Written = Omit<Asked<typeof deskCouponAdd>, 'is_platform'>
type KeptRow = Awaited<ReturnType<typeof listKeptCoupons>>['rows'][number]

export const asCoupon = ({ coupon, drawn, used }: KeptRow) => ({
  ...{ coupon_id: coupon.id, title: coupon.title, total: coupon.total, drawn, used, most_each: coupon.mostEach },
  discount_text: discountText(coupon.discountType, coupon.discountAmount),
  limit_text: limitText(coupon.discountLimitFen),
  is_for_some: coupon.goodsIds.length + coupon.categoryIds.length > 0,
  ...{ is_platform: coupon.hospitalId === null, is_on: coupon.isOn },
  is_for_points: coupon.isForPoints,
  ...{ draw_from: coupon.drawFrom, draw_until: coupon.drawUntil, use_until: coupon.useUntil },
})

/** The parts of what was written that must fit together. */
export const sheetOf = (ask: Written): CouponSheet => ({
  ...{ kind: ask.kind, amountFen: ask.amount, percent: ask.percent, limitFen: ask.limit ?? 0 },
  ...{ drawFrom: ask.draw_from, drawUntil: ask.draw_until, useUntil: ask.use_until },
  ...{ total: ask.total, mostEach: ask.most_each },
})

const endOf = (day: string): Date => instantAt(addDays(day, 1), 0)

/** The row of what was written; its days are whole days. */
export const rowOf = (ask: Written) => {
  const { goods_ids: goodsIds = [], category_ids: categoryIds = [] } = ask
  const isRate = ask.kind === 'rate'
  return {
    ...{ title: ask.title, goodsIds, categoryIds, total: ask.total, left: ask.total, mostEach: ask.most_each },
    discountType: typeOf(ask.kind, goodsIds.length + categoryIds.length > 0),
    // Of a rate hundredths of a percent.
    discountAmount: isRate ? Math.round((ask.percent ?? 0) * 100) : (ask.amount ?? 0),
    ...{ discountLimitFen: ask.limit ?? 0, mostFen: isRate ? (ask.most ?? null) : null, validDays: ask.valid_days },
    ...{ isForPoints: ask.is_for_points === 1, drawFrom: instantAt(ask.draw_from, 0) },
    ...{ drawUntil: endOf(ask.draw_until), useUntil: endOf(ask.use_until) },
  }
}
