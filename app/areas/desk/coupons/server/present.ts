import { maskedName } from '#app/areas/access/patients/rules.ts'
import { mobilesOf } from '#app/areas/access/patients/server/public.ts'
import { isSoldBy, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { discountText } from '#app/areas/mall/coupons/rules.ts'
import type { StaffContext } from '#app/context.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'
import { maskPhone } from '#kit/seal/mask.ts'
import { dayOf } from '#kit/time/day.ts'
import { couponFigures, type UseState, useStates } from '../rules.ts'
import type { CouponCounts, listCounted } from './queries/counts.ts'
import type { UseRow } from './queries/uses.ts'

/** Drawn coupons as a desk sees them: whose they are is masked. */
export const asUses = async (ctx: StaffContext, rows: readonly UseRow[]) => {
  const mobiles = await mobilesOf(ctx, [...new Set(rows.map(({ code }) => code.patientId))])
  return rows.map((row) => ({
    ...asUse(ctx, row),
    patient_name: maskedName(row.nickname ?? ''),
    mobile: maskPhone(mobiles.get(row.code.patientId) ?? ''),
  }))
}

/** The coupon, where it stands, and on what it is spent. */
export const asUse = (ctx: StaffContext, { code, coupon, order, classOrderId, offFen }: UseRow) => {
  const state = stateOf(code, ctx.now)
  return {
    code_id: code.id,
    coupon_id: coupon.id,
    title: coupon.title,
    discount_text: discountText(coupon.discountType, coupon.discountAmount),
    state,
    state_desc: useStates[state],
    draw_time: code.drawnAt,
    end_time: code.endsAt,
    use_time: code.usedAt,
    order_id: code.holdKey ?? '',
    order_no: order ? spokenNumberOf(dayOf(order.madeAt), order.id) : '',
    seller_name: order?.sellerName ?? (classOrderId ? '音频课' : ''),
    can_open: order !== null && isSoldBy(sellersOf(ctx), order.hospitalId),
    off_amount: offFen,
  }
}

const stateOf = ({ state, endsAt, takenBackAt }: UseRow['code'], now: Date): UseState => {
  if (state !== 'free') return state as UseState
  if (takenBackAt) return 'back'
  return endsAt > now ? 'free' : 'over'
}

type Use = Awaited<ReturnType<typeof asUses>>[number]

/** The same as a file. */
export const useColumns: CsvColumns<Use> = {
  优惠券: (row) => row.title,
  优惠: (row) => row.discount_text,
  用户: (row) => row.patient_name,
  手机号: (row) => row.mobile,
  状态: (row) => row.state_desc,
  领取时间: (row) => row.draw_time,
  有效期至: (row) => row.end_time,
  使用时间: (row) => row.use_time ?? '',
  订单编号: (row) => row.order_no,
  订单号: (row) => row.order_id,
  店铺: (row) => row.seller_name,
  '优惠金额（元）': (row) => ({ fen: row.off_amount }),
}

type CouponRow = Awaited<ReturnType<ReturnType<typeof listCounted>['upTo']>>[number]

/** A coupon with what became of it. */
export const asCounted = (coupon: CouponRow, { offFen, paidFen, ...counts }: CouponCounts) => ({
  coupon_id: coupon.id,
  title: coupon.title,
  discount_text: discountText(coupon.discountType, coupon.discountAmount),
  is_platform: coupon.hospitalId === null,
  total: coupon.total,
  ...counts,
  off: offFen,
  paid: paidFen,
  draw_until: coupon.drawUntil,
})

type Counted = ReturnType<typeof asCounted>

/** The same as a file. */
export const countColumns: CsvColumns<Counted> = {
  优惠券: (row) => row.title,
  优惠: (row) => row.discount_text,
  领取截止: (row) => row.draw_until,
  总数: (row) => row.total,
  [couponFigures.drawn.words]: (row) => row.drawn,
  [couponFigures.free.words]: (row) => row.free,
  [couponFigures.held.words]: (row) => row.held,
  [couponFigures.used.words]: (row) => row.used,
  [couponFigures.over.words]: (row) => row.over,
  [couponFigures.back.words]: (row) => row.back,
  [couponFigures.off.words]: (row) => ({ fen: row.off }),
  [couponFigures.paid.words]: (row) => ({ fen: row.paid }),
}
