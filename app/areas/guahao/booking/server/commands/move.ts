import type { BookingRules } from '#app/areas/guahao/hospitals/server/public.ts'
import { lockSlots } from '#app/areas/guahao/schedules/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { Refused } from '#kit/wire/refused.ts'
import { messages } from '../../rules/messages.ts'
import { linkOf, spokenSlot } from '../present.ts'
import { freePlaces } from '../queries/free-places.ts'
import * as queries from '../queries.ts'
import { payBack } from './pay-back.ts'
import { intentionOf, type Made, type NotTaken, takeAll } from './take.ts'

/**
 * Moves an appointment to another slot: the new place is taken and the old one given back, or nothing happens. What the new
 * one costs less goes back. 'changed' where the appointment is not what it was.
 */
export const rescheduleOrder = (
  ctx: Context,
  order: queries.OrderRow,
  to: {
    slotId: number
    feeFen: number
    sheet: BookingRules
    /** Through which app its patient moves it; undefined where staff do. */
    channel?: number
  },
): Promise<Made | NotTaken | 'changed'> =>
  rollbackIf(
    ctx,
    (made) => made === 'changed' || made instanceof Refused,
    async (inside) => {
      await lockSlots(inside.db, [order.slotId, to.slotId])
      const how = { from: ['booked'], set: { paidFen: 0 } } as const
      const left = await queries.moveOrder(inside.db, order.id, 'rescheduled', inside.now, how)
      if (!left) return 'changed'
      const made = await follow(inside, order, { ...to, origin: 'reschedule' })
      if (!(made instanceof Refused)) await freePlaces(inside, [left])
      return made
    },
  )

/** Makes the appointment that follows another one, at once booked; it takes the payment along, and what it costs less goes back. */
export const follow = async (
  ctx: Context,
  order: queries.OrderRow,
  to: {
    slotId: number
    feeFen: number
    sheet: BookingRules
    origin: 'reschedule' | 'stop' | 'transfer'
    holdUntil?: Date
    channel?: number
  },
): Promise<Made | NotTaken> => {
  const paidFen = to.holdUntil ? 0 : Math.min(order.paidFen, to.feeFen)
  const request = { ...order, slotId: to.slotId, key: null, digest: null }
  const wanted = intentionOf(request, {
    origin: to.origin,
    sheet: to.sheet,
    now: ctx.now,
    holdUntil: to.holdUntil ?? null,
    payFen: 0,
    outTradeNo: order.outTradeNo,
    paidFen,
    onSite: order.onSite,
    previousId: order.id,
    channel: to.channel,
  })
  const made = (await takeAll(ctx, [wanted])).get(wanted) as Made | NotTaken
  if (made instanceof Refused || to.holdUntil) return made
  await queries.clearPaid(ctx.db, order.id)
  await payBack(ctx, order, order.paidFen - paidFen, '新号源费用较低，退还差额')
  // Who is sent on is told where to go, which is more than when.
  if (to.origin !== 'transfer') await notifyMoved(ctx, made.orderId)
  return made
}

/** Says where an appointment has gone. */
export const notifyMoved = async (ctx: Context, orderId: string) => {
  const found = await queries.findAnyOrder(ctx.db, orderId)
  if (!found) return
  const { order, doctorName } = found
  await notifyBy(ctx, messages.moved, {
    patientId: order.patientId,
    values: { time: spokenSlot(order), doctor: doctorName, number: String(order.number) },
    link: linkOf(orderId),
  })
}
