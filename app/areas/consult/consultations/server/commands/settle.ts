import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
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
  await notifyPatient(ctx, {
    patientId: late.patientId,
    kind: 'payment',
    title: '付款已退回',
    text: `问诊在付款到账前已经关闭，${fenToYuan(amountFen)} 元将原路退回。仍需要的话可以重新提问。`,
    link: linkOf(consultationId),
    sms: true,
  })
}
