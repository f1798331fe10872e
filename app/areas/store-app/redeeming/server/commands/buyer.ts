import { isFirstNickname, maskedName } from '#app/areas/access/patients/rules.ts'
import { mobileOf } from '#app/areas/access/patients/server/public.ts'
import type { Context } from '#app/context.ts'
import { maskName, maskPhone } from '#kit/seal/mask.ts'
import { findBuyerName } from '../queries.ts'

/** Who bought something, masked; '' where their account is gone. */
export const buyerOf = async (ctx: Context, patientId: number): Promise<{ name: string; mobile: string }> => {
  const mobile = await mobileOf(ctx, patientId)
  const name = await findBuyerName(ctx.db, patientId)
  return { name: isFirstNickname(name) ? maskedName(name) : maskName(name), mobile: mobile ? maskPhone(mobile) : '' }
}
