import type { Handlers } from '#server/here.ts'
import type * as contract from '../../contract/codes.ts'
import { activateCode, countTry, redeemCode } from '../commands/use-code.ts'

export const codeHandlers: Handlers<typeof contract> = {
  async activation({ code }, here) {
    await countTry(here)
    const term = await activateCode(here, here.patient, code)
    if (typeof term === 'string') return here.refuse(term)
    return { title: term.title, begin_time: term.startsAt, end_time: term.endsAt }
  },

  async redeedCoupon({ code }, here) {
    await countTry(here)
    const coupon = await redeemCode(here, here.patient, code)
    return typeof coupon === 'string' ? here.refuse(coupon) : { coupon_id: coupon.couponId, title: coupon.title }
  },
}
