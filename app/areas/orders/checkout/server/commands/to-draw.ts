import { bestCombination, type HeldTerms } from '#app/areas/mall/coupons/rules.ts'
import { listCouponsToDraw, termsOf } from '#app/areas/mall/coupons/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { pricedOf, type Quote } from './quote.ts'

type Drawable = Awaited<ReturnType<typeof listCouponsToDraw>>[number]

/** Coupons that a patient may still draw, and what they would take off with them beyond what is taken off now. */
export interface ToDraw {
  coupons: { coupon: Drawable; offFen: number }[]
  moreFen: number
}

/** Which coupons somebody should draw for what they order: those of the best combination of all they have and may draw. */
export const findToDraw = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  patient: PatientId,
  quoted: Quote,
): Promise<ToDraw> => {
  const lines = quoted.orders.flatMap((order) => order.lines)
  const things = lines.map(pricedOf)
  const hospitalIds = lines.flatMap(({ goods }) => goods.hospitalId ?? [])
  const drawable = await listCouponsToDraw(db, patient, { hospitalIds, now })
  // What is not drawn has no code yet; its own number below 0 stands for one.
  const free: HeldTerms[] = drawable.map((coupon) => ({ ...coupon, couponId: coupon.id, codeId: -coupon.id }))
  const best = bestCombination(things, [...quoted.coupons.map(({ held }) => termsOf(held)), ...free])
  const moreFen = sumOf(best) - sumOf(quoted.orders)
  if (moreFen <= 0) return { coupons: [], moreFen: 0 }
  const coupons = best.flatMap(({ codeId, offFen }) => {
    const coupon = drawable.find(({ id }) => id === -codeId)
    return coupon ? [{ coupon, offFen }] : []
  })
  return { coupons, moreFen }
}

const sumOf = (parts: readonly { offFen: number }[]): number => parts.reduce((sum, { offFen }) => sum + offFen, 0)
