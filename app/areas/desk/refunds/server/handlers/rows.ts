import { asRefundDetail, listRefundLogs, type RefundRow, refundCards } from '#app/areas/orders/refunds/server/public.ts'
import type { StaffHere } from '#server/here.ts'

/** Refunds as the desk shows them. */
export const asRows = async (here: StaffHere, refunds: readonly RefundRow[]) => {
  const cards = await refundCards(here, refunds)
  const rows = []
  for (const [at, card] of cards.entries()) {
    const refund = refunds[at] as RefundRow
    const { left_seconds: _, ...detail } = asRefundDetail(refund, here)
    rows.push({ ...card, ...detail, appeal: await appealOf(here, refund) })
  }
  return rows
}

/** What the patient said to the platform. */
const appealOf = async ({ db }: StaffHere, { id, state }: RefundRow): Promise<string> => {
  if (state !== 'escalated') return ''
  return (await listRefundLogs(db, id)).findLast((log) => log.state === 'escalated')?.words ?? ''
}
