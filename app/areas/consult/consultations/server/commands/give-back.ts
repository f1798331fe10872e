import { refund } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import type { ConsultationState } from '../../states.ts'
import * as queries from '../queries.ts'
import { emitMoved } from './emit-moved.ts'

/** How a consultation ends that was not held. */
export interface Ending {
  to: 'cancelled' | 'refunded'
  from: readonly ConsultationState[]
  reason: string
  which?: queries.Move['which']
}

/** Ends a consultation that was not held, and what was paid goes back whole; undefined where it has moved on meanwhile. */
export const giveBack = (ctx: Context, consultationId: string, { to, from, reason, which }: Ending) =>
  transactInside(ctx, async (inside) => {
    const set = { reason, backFen: queries.asPaid }
    const ended = await queries.moveConsultation(inside.db, consultationId, to, inside.now, { from, which, set })
    if (!ended) return undefined
    await payBack(inside, ended, reason)
    await emitMoved(inside, ended)
    return ended
  })

/**
 * Gives the money of a consultation that was held back all the same, once, because somebody decided so. Undefined where it is not
 * over, cost nothing, or went back before.
 */
export const returnMoney = (ctx: Context, consultationId: string, reason: string) =>
  transactInside(ctx, async (inside) => {
    const returned = await queries.noteReturned(inside.db, consultationId, inside.now)
    if (returned) await payBack(inside, returned, reason)
    return returned
  })

/** Orders back what the consultation holds of its payment. More than is left of that would be our mistake: all is undone. */
export const payBack = async (
  ctx: Context,
  { id, outTradeNo, paidFen }: Pick<queries.ConsultationRow, 'id' | 'outTradeNo' | 'paidFen'>,
  reason: string,
) => {
  if (paidFen === 0) return
  if (!outTradeNo || !(await refund(ctx, outTradeNo, paidFen, reason)))
    throw new Error(`the money of the consultation ${id} does not go back`)
}
