import { bookingRulesOf } from '#app/areas/guahao/hospitals/server/public.ts'
import { listSlotsOfSchedule, lockSlots, makePlaceFor } from '#app/areas/guahao/schedules/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { Refused } from '#kit/wire/refused.ts'
import { messages } from '../../rules/messages.ts'
import { RETURN_PLACES } from '../../rules/queue.ts'
import { orderStates } from '../../states.ts'
import { linkOf } from '../present.ts'
import { freePlaces } from '../queries/free-places.ts'
import * as queries from '../queries.ts'
import { follow } from './move.ts'
import type { NotTaken } from './take.ts'

/** Why somebody was not sent to another clinic. */
export type NotSent = NotTaken | Refused<'no-clinic' | 'dearer' | 'changed'>

/**
 * Sends somebody who waits or is with the doctor on to another clinic of the same hospital and day: they have a number there at
 * once, are checked in, and are told. What it costs less goes back; a dearer one is booked at the counter, which takes the rest.
 */
export const transfer = (
  ctx: Context,
  order: queries.OrderRow,
  scheduleId: number,
): Promise<queries.OrderRow | NotSent> =>
  rollbackIf(
    ctx,
    (sent) => sent instanceof Refused,
    async (inside) => {
      const { db, now } = inside
      const slots = await listSlotsOfSchedule(db, scheduleId)
      await lockSlots(db, [order.slotId, ...slots.map(({ id }) => id)])
      const slot =
        scheduleId === order.scheduleId ? undefined : await makePlaceFor(inside, order.hospitalId, scheduleId)
      if (slot?.date !== order.date) return new Refused('no-clinic')
      if (slot.feeFen > order.feeFen) return new Refused('dearer', { more: fenToYuan(slot.feeFen - order.feeFen) })
      const how = { from: ['checked-in', 'called'], set: { paidFen: 0 } } as const
      const left = await queries.moveOrder(db, order.id, 'rescheduled', now, how)
      if (!left) return movedMeanwhile(inside, order)
      const sheet = await bookingRulesOf(db, order.hospitalId)
      const made = await follow(inside, order, { slotId: slot.id, feeFen: slot.feeFen, sheet, origin: 'transfer' })
      if (made instanceof Refused) return made
      await freePlaces(inside, [left])
      const sent = await queries.moveOrder(db, made.orderId, 'checked-in', now)
      if (!sent) throw new Error('who was sent to another clinic was not checked in there')
      await tellSent(inside, sent)
      return sent
    },
  )

/** Where it stands by now: another moved it while this was asked. */
const movedMeanwhile = async ({ db }: Context, before: queries.OrderRow) => {
  const { state } = (await queries.findAnyOrder(db, before.id))?.order ?? before
  return new Refused('changed', { state: orderStates[state].words })
}

const tellSent = async (ctx: Context, { id, number, patientId }: queries.OrderRow) => {
  const found = await queries.findAnyOrder(ctx.db, id)
  if (!found) return
  const { order, depName, depLocation, doctorName } = found
  const room = (await queries.findRoom(ctx.db, order)) || depLocation
  await notifyBy(ctx, messages.sent, {
    patientId,
    values: {
      place: `${depName}${doctorName}医生处${room ? `（${room}）` : ''}`,
      number: String(number),
      places: String(RETURN_PLACES),
    },
    link: linkOf(id),
  })
}
