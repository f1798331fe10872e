import { listItems } from '#app/areas/orders/checkout/server/public.ts'
import type { Within } from '#server/here.ts'
import { asRefundCard } from '../present.ts'
import * as queries from '../queries.ts'

/** Refunds as lists show them, with their goods. */
export const refundCards = async ({ db, now }: Pick<Within, 'db' | 'now'>, refunds: readonly queries.RefundRow[]) => {
  const parts = await queries.listRefundItems(
    db,
    refunds.map(({ id }) => id),
  )
  const goods = await listItems(db, [...new Set(refunds.map(({ orderId }) => orderId))])
  return refunds.map((refund) => asRefundCard(refund, parts.get(refund.id), goods, now))
}
