import { lockSlotsOf } from '#app/areas/guahao/schedules/server/public.ts'
import { filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { isUniqueViolation } from '#kit/db/errors.ts'
import { transactInside } from '#kit/db/inside.ts'
import { earlier } from '#kit/time/span.ts'
import { messages } from '../../rules/messages.ts'
import { type Priority, priorities } from '../../rules/priority.ts'
import { MOST_SKIPS, queueOf, RETURN_PLACES, SKIP_PLACES, skipsOf } from '../../rules/queue.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'

/** Checks somebody in, at the desk or by their telephone; undefined where they are not expected any more, or owe their fee. */
export const checkIn = (ctx: Context, orderId: string) =>
  queries.moveOrder(ctx.db, orderId, 'checked-in', ctx.now, { from: ['booked'] })

/** Takes a check-in back: it was somebody else's. Whoever came back from an examination has been seen before. */
export const undoCheckIn = async (ctx: Context, orderId: string) =>
  (await queries.moveOrders(ctx.db, queries.firstTime(orderId), 'booked', ctx.now, { from: ['checked-in'] }))[0]

/** Somebody comes back from an examination: they wait again with the same number. Undefined where they cannot. */
export const returnToQueue = async (ctx: Context, orderId: string): Promise<queries.OrderRow | undefined> => {
  try {
    return await transactInside(ctx, async (inside) => {
      const back = await queries.reviveOrder(inside.db, orderId, { from: 'done', now: ctx.now })
      if (!back) return undefined
      await notifyBy(inside, messages.returned, {
        patientId: back.patientId,
        values: { number: String(back.number), places: String(RETURN_PLACES) },
        link: linkOf(back.id),
      })
      return back
    })
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

/** Says why somebody is called before others, or that they are not; the patient is told. Undefined where their visit is over. */
export const setPriority = (
  ctx: Context,
  orderId: string,
  { priority, words }: { priority: Priority | null; words: string },
): Promise<queries.OrderRow | undefined> =>
  transactInside(ctx, async (inside) => {
    const order = await queries.updatePriority(inside.db, orderId, { priority, priorityWords: words })
    if (!order) return undefined
    const number = String(order.number)
    const { template, values } = priority
      ? filled(messages.priority, { number, reason: priorities[priority] })
      : filled(messages.noPriority, { number })
    await notifyBy(inside, template, { patientId: order.patientId, values, link: linkOf(order.id) })
    return order
  })

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
    await notifyBy(inside, messages.called, {
      patientId: called.patientId,
      values: { number: String(called.number), room: (await queries.findRoom(db, called)) || '诊室' },
      link: linkOf(called.id),
    })
    return called
  })

/** Calls somebody again who was called and does not come; undefined where they are not called any more, or were just called. */
export const callAgain = (ctx: Context, orderId: string): Promise<queries.OrderRow | undefined> =>
  transactInside(ctx, async (inside) => {
    const moments = { now: ctx.now, notAfter: earlier(ctx.now, CALL_AGAIN_AFTER) }
    const called = await queries.updateRecalled(inside.db, orderId, moments)
    if (!called) return undefined
    await notifyBy(inside, messages.calledAgain, {
      patientId: called.patientId,
      values: { number: String(called.number), room: (await queries.findRoom(inside.db, called)) || '诊室' },
      link: linkOf(called.id),
    })
    return called
  })

/** A number is read out before it is read out again. */
const CALL_AGAIN_AFTER = { seconds: 15 }

/**
 * Who was called is not there: they wait again, behind three others, and are told so. Undefined where they are not called any
 * more, or was away too often: then they have missed their visit.
 */
export const skip = (ctx: Context, order: queries.OrderRow): Promise<queries.OrderRow | undefined> =>
  transactInside(ctx, async (inside) => {
    if (skipsOf(order) >= MOST_SKIPS) return undefined
    const skipped = await queries.moveOrder(inside.db, order.id, 'checked-in', ctx.now, { from: ['called'] })
    if (!skipped) return undefined
    await notifyBy(inside, messages.skipped, {
      patientId: skipped.patientId,
      values: { number: String(skipped.number), places: String(SKIP_PLACES) },
      link: linkOf(skipped.id),
    })
    return skipped
  })

/** Somebody was seen. */
export const markDone = (ctx: Context, orderId: string) => queries.moveOrder(ctx.db, orderId, 'done', ctx.now)

/** Somebody did not come, or not when they were called. Whoever was seen once has not missed their visit. */
export const markMissed = async (ctx: Context, orderId: string) =>
  (await queries.moveOrders(ctx.db, queries.neverSeen(orderId), 'missed', ctx.now))[0]

/** Somebody who was marked as missed came after all: they wait. Undefined where they have booked something else meanwhile. */
export const undoMissed = async (ctx: Context, orderId: string): Promise<queries.OrderRow | undefined> => {
  try {
    return await transactInside(ctx, ({ db, now }) => queries.reviveOrder(db, orderId, { from: 'missed', now }))
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}
