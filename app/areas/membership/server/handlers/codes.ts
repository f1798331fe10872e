import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract/codes.ts'
import { activateCode, countTry, redeemCode } from '../commands/use-code.ts'

export const codeHandlers: Handlers<typeof contract> = {
  async activation({ code }, ctx) {
    await countTry(ctx)
    const term = await activateCode(ctx, ctx.patient, code)
    if (typeof term === 'string') return ctx.refuse(term)
    return { title: term.title, begin_time: term.startsAt, end_time: term.endsAt }
  },

  async redeedCoupon({ code }, ctx) {
    await countTry(ctx)
    const coupon = await redeemCode(ctx, ctx.patient, code)
    return typeof coupon === 'string' ? ctx.refuse(coupon) : { coupon_id: coupon.couponId, title: coupon.title }
  },
}
