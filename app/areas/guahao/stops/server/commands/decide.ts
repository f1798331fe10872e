import {
  cancelOffer,
  findAnyOrder,
  follow,
  giveUpStopped,
  linkOf,
  type Made,
  type NotTaken,
  type OrderRow,
  spokenSlot,
  takeOffer,
} from '#app/areas/guahao/booking/server/public.ts'
import type { BookingRules } from '#app/areas/guahao/hospitals/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { rollbackIf, transactInside } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { Refused } from '#kit/wire/refused.ts'
import { messages } from '../../rules/messages.ts'
import * as queries from '../queries.ts'

/** The place with the substitute is taken; false where it is not kept any more. */
export const chooseSubstitute = async (ctx: Context, notice: queries.NoticeRow, order: OrderRow): Promise<boolean> => {
  if (!notice.offeredOrderId || !(await takeOffer(ctx, order, notice.offeredOrderId))) return false
  await close(ctx, notice, 'substitute', notice.offeredOrderId)
  return true
}

/** Another time, of the same doctor or another one, is booked with what was paid; a dearer time of the same one costs nothing more. */
export const chooseOther = (
  ctx: Context,
  notice: queries.NoticeRow,
  order: OrderRow,
  to: { slotId: number; feeFen: number; sheet: BookingRules },
): Promise<Made | NotTaken> =>
  rollbackIf(
    ctx,
    (made) => made instanceof Refused,
    async (inside) => {
      if (notice.offeredOrderId) await cancelOffer(inside, notice.offeredOrderId)
      const made = await follow(inside, order, { ...to, origin: 'stop' })
      if (!(made instanceof Refused)) await close(inside, notice, 'other', made.orderId)
      return made
    },
  )

/** The money goes back, and a place that was kept is let go. */
export const chooseRefund = async (ctx: Context, notice: queries.NoticeRow, order: OrderRow, byPatient = true) => {
  if (notice.offeredOrderId) await cancelOffer(ctx, notice.offeredOrderId)
  await giveUpStopped(ctx, order, order.paidFen, '医生停诊')
  await close(ctx, notice, 'refund', null, byPatient)
  await notifyRefunded(ctx, order, byPatient)
}

/** Who chose it themselves reads it there and then: their phone is told where nobody did. */
const notifyRefunded = (ctx: Context, order: OrderRow, byPatient: boolean) => {
  const telling = { patientId: order.patientId, link: linkOf(order.id), ...(byPatient ? { sms: false as const } : {}) }
  const time = spokenSlot(order)
  if (order.paidFen === 0) return notifyBy(ctx, messages.cancelled, { ...telling, values: { time } })
  const money = fenToYuan(order.paidFen)
  return notifyBy(ctx, messages.refunded, { ...telling, values: { time, money } })
}

const close = async (
  { db, now }: Context,
  notice: queries.NoticeRow,
  outcome: 'substitute' | 'other' | 'refund',
  newOrderId: string | null,
  byPatient = true,
) => {
  const how = { outcome, newOrderId, decidedAt: now, acknowledgedAt: byPatient ? now : null }
  if (!(await queries.closeNotice(db, notice.id, how))) throw new Error(`notice ${notice.id} was decided twice`)
}

/** Who has not chosen by their deadline gets their money back. */
export const refundOverdue = async (ctx: Context) => {
  for (const { id, patientId } of await queries.listDue(ctx.db, ctx.now)) {
    await transactInside(ctx, async (inside) => {
      const notice = await queries.lockNotice(inside.db, patientId as PatientId, id)
      const order = notice?.outcome === 'open' ? (await findAnyOrder(inside.db, notice.orderId))?.order : undefined
      if (notice && order) await chooseRefund(inside, notice, order, false)
    })
  }
}
