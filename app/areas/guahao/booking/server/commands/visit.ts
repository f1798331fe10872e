import { lockSlotsOf } from '#app/areas/guahao/schedules/server/public.ts'
import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { isUniqueViolation } from '#kit/db/errors.ts'
import { transactInside } from '#kit/db/inside.ts'
import { MOST_SKIPS, queueOf, SKIP_PLACES, skipsOf } from '../../rules/queue.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'

/** Checks somebody in, at the desk or by their telephone; undefined where they are not expected any more. */
export const checkIn = (ctx: Context, orderId: string) =>
  queries.moveOrder(ctx.db, orderId, 'checked-in', ctx.now, { from: ['booked'] })

/** Takes a check-in back: it was somebody else's. */
export const undoCheckIn = (ctx: Context, orderId: string) =>
  queries.moveOrder(ctx.db, orderId, 'booked', ctx.now, { from: ['checked-in'] })

/** Calls the next of a clinic: whoever was called before has been seen. Undefined where nobody has checked in. */
export const callNext = (ctx: Context, scheduleId: number): Promise<queries.OrderRow | undefined> =>
  transactInside(ctx, async (inside) => {
    const { db } = inside
    // Two desks that call at once call one after the other.
    await lockSlotsOf(db, scheduleId)
    const [next] = queueOf(await queries.listVisits(db, scheduleId))
    if (!next) return undefined
    await queries.moveOrders(db, queries.ofSchedule(scheduleId), 'done', ctx.now, { from: ['called'] })
    const called = await queries.moveOrder(db, next.id, 'called', ctx.now)
    if (!called) return undefined
    await notifyPatient(inside, {
      patientId: called.patientId,
      kind: 'reminder',
      title: `请 ${called.number} 号就诊`,
      text: `轮到您了，请到${(await queries.findRoom(db, called)) || '诊室'}就诊。`,
      link: linkOf(called.id),
      sms: true,
    })
    return called
  })

/**
 * Who was called is not there: they wait again, behind three others, and are told so. Undefined where they are not called any
 * more, or was away too often: then they have missed their visit.
 */
export const skip = (ctx: Context, order: queries.OrderRow): Promise<queries.OrderRow | undefined> =>
  transactInside(ctx, async (inside) => {
    if (skipsOf(order) >= MOST_SKIPS) return undefined
    const skipped = await queries.moveOrder(inside.db, order.id, 'checked-in', ctx.now, { from: ['called'] })
    if (!skipped) return undefined
    await notifyPatient(inside, {
      patientId: skipped.patientId,
      kind: 'reminder',
      title: `${skipped.number} 号已过号`,
      text: `叫号时您不在诊室外，已为您排到 ${SKIP_PLACES} 位之后，请留意叫号。`,
      link: linkOf(skipped.id),
    })
    return skipped
  })

/** Somebody was seen. */
export const markDone = (ctx: Context, orderId: string) => queries.moveOrder(ctx.db, orderId, 'done', ctx.now)

/** Somebody did not come, or not when they were called. */
export const markMissed = (ctx: Context, orderId: string) => queries.moveOrder(ctx.db, orderId, 'missed', ctx.now)

/** Somebody who was marked as missed came after all: they wait. Undefined where they have booked something else meanwhile. */
export const undoMissed = async (ctx: Context, orderId: string): Promise<queries.OrderRow | undefined> => {
  try {
    return await transactInside(ctx, ({ db, now }) => queries.reviveMissed(db, orderId, now))
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}
