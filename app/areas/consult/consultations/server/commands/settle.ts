import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { messages } from '../../rules/messages.ts'
import { acceptBy } from '../../rules.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { noteBegun } from './begin.ts'
import { payBack } from './give-back.ts'

/**
 * Money arrived for a consultation: it begins to wait for a doctor, and the promise runs. What comes for one that was
 * cancelled or has expired goes back by itself.
 */
export const settlePaid = async (ctx: Context, consultationId: string, amountFen: number) => {
  const { db, now } = ctx
  const before = await queries.findAnyConsultation(db, consultationId)
  if (!before) throw new Error(`money arrived for the unknown consultation ${consultationId}`)
  const set = { paidFen: amountFen, acceptBy: acceptBy(now, before) }
  const paid = await queries.moveConsultation(db, consultationId, 'waiting', now, { from: ['unpaid'], set })
  if (paid) return void (await noteBegun(ctx, paid))
  const late = await queries.noteLateMoney(db, consultationId, amountFen)
  if (!late) return
  await payBack(ctx, late, '付款时问诊已关闭')
  await notifyBy(ctx, messages.paidLate, {
    patientId: late.patientId,
    values: { money: fenToYuan(amountFen) },
    link: linkOf(consultationId),
  })
}
