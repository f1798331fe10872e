import { refund } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import { addRefund } from '../queries.ts'

/** Orders money back that was paid for an appointment. More than is left of it would be our mistake: everything is undone. */
export const payBack = async (
  ctx: Context,
  { id, outTradeNo }: { id: string; outTradeNo: string | null },
  amountFen: number,
  reason: string,
) => {
  if (amountFen === 0) return
  const refundNo = outTradeNo && (await refund(ctx, outTradeNo, amountFen, reason))
  if (!refundNo) throw new Error(`${amountFen} fen are more than is left of ${outTradeNo}`)
  await addRefund(ctx.db, id, amountFen)
}
