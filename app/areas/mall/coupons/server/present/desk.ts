import { addDays, instantAt } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type { deskCouponAdd } from '../../desk/contract.ts'
import { type CouponDraft, typeOf } from '../../rules/draft.ts'
import { discountText, limitText } from '../../rules.ts'
import type { listManaged } from '../queries/manage.ts'

/** A coupon as a desk wrote it. */
export type CouponWritten = Omit<ParsedInput<typeof deskCouponAdd>, 'is_platform'>
type ManagedRow = Awaited<ReturnType<typeof listManaged>>['rows'][number]

/** A coupon as its desk sees it. */
export const asManaged = ({ coupon, drawn, used }: ManagedRow) => ({
  coupon_id: coupon.id,
  title: coupon.title,
  total: coupon.total,
  drawn,
  used,
  most_each: coupon.mostEach,
  discount_text: discountText(coupon.discountType, coupon.discountAmount),
  limit_text: limitText(coupon.discountLimitFen),
  is_for_some: coupon.goodsIds.length + coupon.categoryIds.length > 0,
  is_platform: coupon.hospitalId === null,
  is_on: coupon.isOn,
  is_for_points: coupon.isForPoints,
  draw_from: coupon.drawFrom,
  draw_until: coupon.drawUntil,
  use_until: coupon.useUntil,
})

/** The parts of what was written that must fit together. */
export const draftOf = (input: CouponWritten): CouponDraft => ({
  kind: input.kind,
  amountFen: input.amount,
  percent: input.percent,
  limitFen: input.limit ?? 0,
  drawFrom: input.draw_from,
  drawUntil: input.draw_until,
  useUntil: input.use_until,
  total: input.total,
  mostEach: input.most_each,
})

const endOf = (day: string): Date => instantAt(addDays(day, 1), 0)

/** The row of what was written; its days are whole days. */
export const rowOf = (input: CouponWritten) => {
  const { goods_ids: goodsIds = [], category_ids: categoryIds = [] } = input
  const isRate = input.kind === 'rate'
  return {
    title: input.title,
    goodsIds,
    categoryIds,
    total: input.total,
    left: input.total,
    mostEach: input.most_each,
    discountType: typeOf(input.kind, goodsIds.length + categoryIds.length > 0),
    // Of a rate hundredths of a percent.
    discountAmount: isRate ? Math.round((input.percent ?? 0) * 100) : (input.amount ?? 0),
    discountLimitFen: input.limit ?? 0,
    mostFen: isRate ? (input.most ?? null) : null,
    validDays: input.valid_days,
    isForPoints: input.is_for_points === 1,
    drawFrom: instantAt(input.draw_from, 0),
    drawUntil: endOf(input.draw_until),
    useUntil: endOf(input.use_until),
  }
}
