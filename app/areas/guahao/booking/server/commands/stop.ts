import { giveBack, lockSlots } from '#app/areas/guahao/schedules/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { messages } from '../../rules/messages.ts'
import { linkOf, spokenSlot } from '../present.ts'
import { freePlaces } from '../queries/free-places.ts'
import * as queries from '../queries.ts'
import { letGo } from './let-go.ts'
import { notifyMoved } from './move.ts'
import { payBack } from './pay-back.ts'

/** Stops the appointments of a clinic that are paid or free; their places go with it. The smallest number comes first. */
export const stopOrders = async ({ db, now }: Context, scheduleId: number): Promise<queries.OrderRow[]> => {
  // Who was seen and waits again for the doctor's word on an examination has had their visit: nothing of it goes back.
  await queries.moveOrders(db, queries.returnedTo(scheduleId), 'done', now)
  const stopped = await queries.moveOrders(db, queries.ofSchedule(scheduleId), 'stopped', now)
  return stopped.sort((a, b) => a.number - b.number)
}

/**
 * Lets the unpaid places of slots go whose clinic is being stopped; the caller has locked the slots. A payment that arrived
 * in the same instant keeps its place: the appointment is then stopped like the others.
 */
export const dropHolds = async (ctx: Context, slotIds: readonly number[]) => {
  for (const order of await queries.listHeldOf(ctx.db, slotIds)) {
    if (!(await letGo(ctx, order))) continue
    await giveBack(ctx.db, [{ slotId: order.slotId, number: order.number }])
    await notifyBy(ctx, messages.holdStopped, {
      patientId: order.patientId,
      values: { time: spokenSlot(order) },
      link: linkOf(order.id),
    })
  }
}

/** Takes the place that was kept for somebody whose clinic was stopped; false where it is not kept any more. */
export const takeOffer = async (ctx: Context, stopped: queries.OrderRow, offeredId: string): Promise<boolean> => {
  const offered = await queries.findAnyOrder(ctx.db, offeredId)
  if (!offered) return false
  const paidFen = Math.min(stopped.paidFen, offered.order.feeFen)
  const set = { paidFen, holdUntil: null }
  if (!(await queries.moveOrder(ctx.db, offeredId, 'booked', ctx.now, { from: ['held'], set }))) return false
  await giveUpStopped(ctx, stopped, stopped.paidFen - paidFen, '新号源费用较低，退还差额')
  await notifyMoved(ctx, offeredId)
  return true
}

/** The stopped appointment holds no money any more: a part of it goes back, the rest has gone along. */
export const giveUpStopped = async (ctx: Context, stopped: queries.OrderRow, backFen: number, reason: string) => {
  await queries.clearPaid(ctx.db, stopped.id)
  await payBack(ctx, stopped, backFen, reason)
}

/** Lets go of a place that was kept for somebody. */
export const cancelOffer = async (ctx: Context, offeredId: string) => {
  const offered = await queries.findAnyOrder(ctx.db, offeredId)
  if (!offered) return
  await lockSlots(ctx.db, [offered.order.slotId])
  const moved = await queries.moveOrder(ctx.db, offeredId, 'expired', ctx.now, { from: ['held'] })
  if (moved) await freePlaces(ctx, [moved])
}
