import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { messages } from '../../rules/messages.ts'
import { refundFault } from '../../rules.ts'
import * as queries from '../queries.ts'
import { takeBack } from './add-term.ts'
import { PAGE, payBack } from './order.ts'

/** Why the money of an order stays. */
export type NotBack = 'not-paid' | 'used' | 'too-late'

/** Gives a package back that was not used; the order, or why not. */
export const giveBack = (ctx: Context, patient: PatientId, orderId: string): Promise<queries.OrderRow | NotBack> =>
  transactInside(ctx, async (inside) => {
    const { db, now } = inside
    await lockPatient(db, patient)
    const term = await queries.findTermOf(db, { orderId })
    const order = await queries.findOrder(db, patient, orderId)
    // Whoever pressed at the same moment was first.
    if (order?.state === 'refunded') return order
    if (!term || !order) return 'not-paid'
    const isUsed = await queries.isTermUsed(db, term.id)
    const fault = refundFault({ ...order, startsAt: term.startsAt, isUsed }, now)
    if (fault) return fault
    const back = await queries.moveOrder(db, orderId, 'paid', { state: 'refunded', backFen: order.paidFen })
    if (!back) return 'not-paid'
    await takeBack(inside, patient, term)
    await payBack(inside, back, '会员未使用，申请退款')
    await notifyBy(inside, messages.refunded, {
      patientId: patient,
      values: { combo: order.title, money: fenToYuan(order.paidFen) },
      link: PAGE,
    })
    return back
  })
