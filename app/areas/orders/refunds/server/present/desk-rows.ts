import { findOrderNumbers } from '#app/areas/orders/checkout/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { asRefundDetail } from '../present.ts'
import { listLogs, type RefundRow } from '../queries.ts'
import { refundCards } from './cards.ts'

/** Refunds as the desk shows them. */
export const asDeskRows = async (ctx: StaffContext, refunds: readonly RefundRow[]) => {
  const cards = await refundCards(ctx, refunds)
  const numbers = await findOrderNumbers(
    ctx.db,
    refunds.map(({ orderId }) => orderId),
  )
  const rows = []
  for (const [at, card] of cards.entries()) {
    const refund = refunds[at] as RefundRow
    const { left_seconds: _, ...detail } = asRefundDetail(refund, ctx)
    const order_no = numbers.get(refund.orderId) ?? ''
    rows.push({ ...card, ...detail, order_no, appeal: await appealOf(ctx, refund) })
  }
  return rows
}

/** What the patient said to the platform. */
const appealOf = async ({ db }: StaffContext, { id, state }: RefundRow): Promise<string> => {
  if (state !== 'escalated') return ''
  return (await listLogs(db, id)).findLast((log) => log.state === 'escalated')?.words ?? ''
}
