import { closeRefund, openRefund } from '#app/areas/orders/checkout/server/public.ts'
import type { Context } from '#app/context.ts'
import { deadlineOf } from '../../rules.ts'
import { factsOf, mayMove, type RefundState } from '../../states.ts'
import * as queries from '../queries.ts'

/** Who does something about a refund, and what they say. */
export interface RefundNote {
  by: queries.LogRow['by']
  words: string
}

/**
 * Moves a refund on, in the caller's transaction, and writes down who did it: undefined where it may not go there, where it
 * is somewhere else by now, or where nothing is left to ask back. While it is open its order stays where it is.
 */
export const step = async (
  { db, now }: Context,
  refund: queries.RefundRow,
  to: RefundState,
  { by, words }: RefundNote,
  set: Partial<queries.RefundRow> = {},
): Promise<queries.RefundRow | undefined> => {
  if (!mayMove(refund.state, to)) return undefined
  const [from, next] = [factsOf(refund.state), factsOf(to)]
  const endedAt = next.to.length === 0 ? now : null
  const moved = await queries.moveRefund(db, refund, { ...set, state: to, deadlineAt: deadlineOf(to, now), endedAt })
  if (!moved) return undefined
  if (from.isOpen && !next.isOpen) await closeRefund(db, refund.orderId)
  if (!from.isOpen && next.isOpen && !(await openRefund(db, refund.orderId, { asked: 0 }))) return undefined
  await queries.insertLog(db, refund.id, { state: to, by, words, at: now })
  return moved
}
