import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { dayOf } from '#kit/time/day.ts'
import { datedDayTime } from '#kit/time/spoken.ts'
import { messages } from '../../rules/messages.ts'
import { offerUntil } from '../../rules.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'

/** Offers the free places of an event, which the caller has locked, to those who wait, the first before. */
export const offerFreePlaces = async (ctx: Context, eventId: number): Promise<void> => {
  const { db, now } = ctx
  const event = await queries.lockEvent(db, eventId)
  if (!event || event.calledOffAt || event.startsAt <= now) return
  const until = offerUntil(now, event.startsAt)
  for (let free = event.places - event.taken; free > 0; free--) {
    const first = await queries.findFirst(db, eventId)
    if (!first) return
    await queries.moveSignup(db, first.id, 'offered', { movedAt: now, offerUntil: until })
    await queries.addCounts(db, eventId, { taken: 1, waiting: -1 })
    await notifyBy(ctx, messages.offered, {
      patientId: first.patientId,
      values: { event: event.title, until: datedDayTime(until, dayOf(now)) },
      link: linkOf(eventId),
    })
  }
}

const AT_ONCE = 500

/** Offers that nobody answered in time go to the next in line. */
export const passLapsedOffers = async (ctx: Context): Promise<void> => {
  for (const { id, eventId } of await queries.listLapsed(ctx.db, ctx.now, AT_ONCE))
    await transactInside(ctx, async (inside) => {
      await queries.lockEvent(inside.db, eventId)
      const passed = await queries.moveSignup(inside.db, id, 'passed', { movedAt: inside.now })
      if (!passed) return
      await queries.addCounts(inside.db, eventId, { taken: -1 })
      await offerFreePlaces(inside, eventId)
    })
}

/** Who waited when it began waits no more; who had a place and did not come by its end is written down. */
export const closeEvents = async (ctx: Context): Promise<void> => {
  for (const id of await queries.listUnclosed(ctx.db, ctx.now, AT_ONCE))
    await transactInside(ctx, async (inside) => {
      const { db, now } = inside
      const event = await queries.lockEvent(db, id)
      if (!event) return
      for (const signup of await queries.listInStates(db, id, ['waiting', 'offered'])) await endSignup(inside, signup)
      if (event.endsAt > now) return
      for (const { id: signupId } of await queries.listInStates(db, id, ['signed']))
        await queries.moveSignup(db, signupId, 'missed', { movedAt: now })
    })
}

/** Ends a sign-up of an event that the caller has locked; false where it was over. */
export const endSignup = async ({ db, now }: Context, signup: queries.SignupRow): Promise<boolean> => {
  const ended = await queries.moveSignup(db, signup.id, 'ended', { movedAt: now })
  if (!ended) return false
  const isWaiting = signup.state === 'waiting'
  await queries.addCounts(db, signup.eventId, isWaiting ? { waiting: -1 } : { taken: -1 })
  return true
}
