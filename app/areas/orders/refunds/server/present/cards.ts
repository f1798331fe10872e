import type { Context } from '#app/context.ts'
import { asRefundCard } from '../present.ts'
import * as queries from '../queries.ts'

/** Refunds as lists show them, with their goods. */
export const refundCards = async ({ db, now }: Pick<Context, 'db' | 'now'>, refunds: readonly queries.RefundRow[]) => {
  const refunded = await queries.listRefunded(
    db,
    refunds.map(({ id }) => id),
  )
  return refunds.map((refund) => asRefundCard(refund, refunded.get(refund.id) ?? [], now))
}
