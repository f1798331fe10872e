import { storedUntil } from '#app/areas/consult/care/rules.ts'
import { closePayment, paymentOf } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import { rollbackIf, transactInside } from '#kit/db/inside.ts'
import { followUntil } from '../../rules.ts'
import * as queries from '../queries.ts'
import { emitMoved } from './emit-moved.ts'
import { giveBack } from './give-back.ts'

/** Gives up a consultation that is not paid: its payment is closed first. Undefined where money came in the same instant. */
export const giveUp = (
  ctx: Context,
  consultation: queries.ConsultationRow,
  to: 'cancelled' | 'expired',
  reason: string,
) =>
  transactInside(ctx, (outer) =>
    rollbackIf(
      outer,
      (ended: queries.ConsultationRow | undefined) => ended === undefined,
      async (inside) => {
        if (!(await isClosed(inside, consultation.outTradeNo))) return undefined
        const ended = await queries.moveConsultation(inside.db, consultation.id, to, inside.now, {
          from: ['unpaid'],
          set: { reason },
        })
        if (ended) await emitMoved(inside, ended)
        return ended
      },
    ),
  )

const isClosed = async (ctx: Context, outTradeNo: string | null) =>
  outTradeNo !== null &&
  ((await closePayment(ctx, outTradeNo)) || (await paymentOf(ctx.db, outTradeNo))?.state === 'closed')

/** Ends a consultation that was held; one may come back to it for a while. Undefined where it was not, or is over already. */
export const endConsultation = (ctx: Context, consultationId: string) =>
  transactInside(ctx, async (inside) => {
    const { db, now } = inside
    const set = { followUntil: followUntil(now), keptUntil: storedUntil('record', now) }
    const ended = await queries.moveConsultation(db, consultationId, 'ended', now, { from: ['answered'], set })
    if (ended) await emitMoved(inside, ended)
    return ended
  })

/**
 * Ends a consultation because the patient says so: unpaid it is given up, before the first answer what was paid goes back,
 * after it the consultation was held. Undefined where it is over already.
 */
export const closeConsultation = async (
  ctx: Context,
  consultation: queries.ConsultationRow,
): Promise<queries.ConsultationRow | undefined> => {
  const reason = '您取消了问诊'
  if (consultation.state === 'unpaid') return giveUp(ctx, consultation, 'cancelled', reason)
  if (consultation.state === 'answered') return endConsultation(ctx, consultation.id)
  const which = queries.isFreeToMove(ctx.now)
  return giveBack(ctx, consultation.id, { to: 'cancelled', from: [consultation.state], reason, which })
}
