import { keptUntil } from '#app/areas/consult/care/rules.ts'
import { closePayment, paymentOf } from '#app/areas/pay/server/public.ts'
import { transactInside, undoneIf } from '#kit/db/inside.ts'
import type { Context } from '#server/here.ts'
import { followUntil } from '../../rules.ts'
import * as queries from '../queries.ts'
import { giveBack } from './give-back.ts'
import { tellMoved } from './tell.ts'

/** Gives up a consultation that is not paid: its payment is closed first. Undefined where money came in the same instant. */
export const giveUp = (ctx: Context, consultation: queries.AskRow, to: 'cancelled' | 'expired', reason: string) =>
  transactInside(ctx, (outer) =>
    undoneIf(
      outer,
      (ended: queries.AskRow | undefined) => ended === undefined,
      async (inside) => {
        if (!(await isClosed(inside, consultation.outTradeNo))) return undefined
        const ended = await queries.moveAsk(inside.db, consultation.id, to, inside.now, { from: ['unpaid'], set: { reason } })
        if (ended) await tellMoved(inside, ended)
        return ended
      },
    ),
  )

const isClosed = async (ctx: Context, outTradeNo: string | null) =>
  outTradeNo !== null &&
  ((await closePayment(ctx, outTradeNo)) || (await paymentOf(ctx.db, outTradeNo))?.state === 'closed')

/** Ends a consultation that was held; one may come back to it for a while. Undefined where it was not, or is over already. */
export const endAsk = (ctx: Context, askId: string) =>
  transactInside(ctx, async (inside) => {
    const { db, now } = inside
    const set = { followUntil: followUntil(now), keptUntil: keptUntil('record', now) }
    const ended = await queries.moveAsk(db, askId, 'ended', now, { from: ['answered'], set })
    if (ended) await tellMoved(inside, ended)
    return ended
  })

/**
 * Ends a consultation because the patient says so: unpaid it is given up, before the first answer what was paid goes back,
 * after it the consultation was held. Undefined where it is over already.
 */
export const closeAsk = async (ctx: Context, consultation: queries.AskRow): Promise<queries.AskRow | undefined> => {
  const reason = '您取消了问诊'
  if (consultation.state === 'unpaid') return giveUp(ctx, consultation, 'cancelled', reason)
  if (consultation.state === 'answered') return endAsk(ctx, consultation.id)
  return giveBack(ctx, consultation.id, { to: 'cancelled', from: [consultation.state], reason })
}
