import { type BookingRules, bookingRulesOf } from '#app/areas/guahao/hospitals/server/public.ts'
import { findSlot } from '#app/areas/guahao/schedules/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { distanceMetres } from '#kit/geo/distance.ts'
import { distanceText } from '#kit/geo/distance-text.ts'
import { positionOf } from '#kit/geo/position.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { dayOf, formatTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../../contract.ts'
import {
  ARRIVAL_TRIES,
  arrivalDigits,
  checkInSpan,
  cutOffOf,
  mayCancel,
  mayCheckIn,
  mayReschedule,
  moveBlockOf,
  owedOnSite,
  placeOfArrival,
} from '../../rules.ts'
import { orderStates } from '../../states.ts'
import { arrivalCodeOf, countArrivalTry } from '../commands/arrival-code.ts'
import { cancelOrder } from '../commands/cancel.ts'
import { rescheduleOrder } from '../commands/move.ts'
import * as visits from '../commands/visit.ts'
import { asQueue, asState } from '../present.ts'
import * as queries from '../queries.ts'

export const cancel: Handlers<typeof contract>['cancelOrder'] = async ({ id, reason = '' }, ctx) => {
  const found = await queries.findOrder(ctx.db, ctx.patient, id)
  if (!found) return ctx.refuse('not-found')
  const { order } = found
  const sheet = await bookingRulesOf(ctx.db, order.hospitalId)
  const verdict = mayCancel(order, sheet, ctx.now)
  if (verdict !== 'yes') return ctx.refuse(verdict, wordsOf(order, sheet))
  if (!(await cancelOrder(ctx, order, reason))) return ctx.refuse('changed')
  return { order_id: id, ...asState('cancelled'), refund_amount: order.paidFen }
}

export const reschedule: Handlers<typeof contract>['rescheduleOrder'] = async ({ id, slot_id: slotId }, ctx) => {
  const order = (await queries.findOrder(ctx.db, ctx.patient, id))?.order
  const slot = order && (await findSlot(ctx.db, slotId))
  if (!slot) return ctx.refuse('not-found')
  const sheet = await bookingRulesOf(ctx.db, order.hospitalId)
  const verdict = mayReschedule(order, sheet, ctx.now)
  if (verdict !== 'yes') return ctx.refuse(verdict, wordsOf(order, sheet))
  const block = moveBlockOf(order, slot, ctx.now)
  if (block) return block
  const made = await rescheduleOrder(ctx, order, { slotId, feeFen: slot.feeFen, sheet, channel: ctx.channel })
  if (made === 'changed') return ctx.refuse(made)
  if (made instanceof Refused) return made
  return {
    order_id: made.orderId,
    number: made.number,
    refund_amount: order.paidFen - Math.min(order.paidFen, slot.feeFen),
  }
}

export const checkIn: Handlers<typeof contract>['checkInOrder'] = async ({ id, lat, lng, arrival_code = '' }, ctx) => {
  const found = await queries.findOrderWhole(ctx.db, ctx.patient, id)
  if (!found) return ctx.refuse('not-found')
  const { order } = found
  const verdict = mayCheckIn(order, ctx.now)
  if (verdict !== 'yes') return ctx.refuse(verdict, wordsOfCheckIn(order, ctx.now))
  if (order.state !== 'booked') return asQueue(order, queries.queueIn(found))
  if (owedOnSite(order) > 0) return ctx.refuse('pay-first', { fee: fenToYuan(owedOnSite(order)) })
  if (arrivalDigits(arrival_code) && !(await countArrivalTry(ctx, id)))
    return ctx.refuse('too-many-tries', { most: ARRIVAL_TRIES })
  const from = positionOf({ lat, lng })
  const metres = from && distanceMetres(from, found)
  const place = placeOfArrival({ metres, arrivalCode: arrival_code }, arrivalCodeOf(ctx, order.depId, order.date))
  if (place !== 'yes') return ctx.refuse(place, { distance: distanceText(metres) })
  if (!(await visits.checkIn(ctx, id))) return ctx.refuse('changed')
  const now = await queries.findOrderWhole(ctx.db, ctx.patient, id)
  return asQueue(order, queries.queueIn(now ?? found))
}

export const undoCheckIn: Handlers<typeof contract>['undoCheckInOrder'] = async ({ id }, ctx) => {
  const order = (await queries.findOrder(ctx.db, ctx.patient, id))?.order
  if (!order) return ctx.refuse('not-found')
  if (order.state !== 'checked-in') return ctx.refuse('not-open', { state: orderStates[order.state].words })
  const undone = await visits.undoCheckIn(ctx, id)
  return undone ? { order_id: id, ...asState(undone.state) } : ctx.refuse('changed')
}

const wordsOf = (order: queries.OrderRow, sheet: BookingRules) => ({
  state: orderStates[order.state].words,
  until: formatTime(cutOffOf(order.date, sheet)).slice(0, 16),
})

const wordsOfCheckIn = (order: queries.OrderRow, now: Date) => ({
  state: orderStates[order.state].words,
  from: spokenDayTime(checkInSpan(order).from, dayOf(now)),
})
