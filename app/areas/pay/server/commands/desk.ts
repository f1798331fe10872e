import type { Context } from '#app/context.ts'
import { listDifferences, listOpenDifferences, settleDifference } from '../queries/differences.ts'
import { lockPayment } from '../queries/payments.ts'
import { findRefundOf, listRefused, moveRefund } from '../queries/refunds.ts'
import { listBillLines, listStatements } from '../queries/statements.ts'
import { settleByHand } from './enter-back.ts'

export { compareDay } from '../jobs/compare-statements.ts'
export type { DifferenceRow } from '../queries/differences.ts'
export type { RefundRow } from '../queries/refunds.ts'
export type { StatementRow } from '../queries/statements.ts'
export {
  findRefundOf,
  listBillLines,
  listDifferences,
  listOpenDifferences,
  listRefused,
  listStatements,
  settleDifference,
}

/** Has a refund that was refused handed to the provider again, under the same number; false where it is not refused. */
export const retryRefund = async ({ db, now }: Context, refundNo: string): Promise<boolean> =>
  (await moveRefund(db, refundNo, 'ordered', { nextTryAt: now, says: '' })) !== undefined

/** Writes down that staff gave a refused refund back in another way, and how; false where it is not refused. In one transaction. */
export const refundByHand = async (
  ctx: Context,
  outTradeNo: string,
  refundNo: string,
  says: string,
): Promise<boolean> => {
  const payment = await lockPayment(ctx.db, outTradeNo)
  return payment !== undefined && settleByHand(ctx, payment, refundNo, says)
}
