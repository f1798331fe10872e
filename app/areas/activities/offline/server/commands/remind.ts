import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { grantPoints } from '#app/areas/points/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { dayOf } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import { datedDayTime } from '#kit/time/spoken.ts'
import { messages } from '../../rules/messages.ts'
import { REMIND_HOURS } from '../../rules.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'

const AT_ONCE = 200
/** Nobody is thanked for what is over for longer than this. */
const THANKED_DAYS = 7

/** Reminds who has a place of what begins within a day; who signed up since then knows it anyway. */
export const remindOfEvents = async (ctx: Context): Promise<void> => {
  const until = later(ctx.now, { hours: REMIND_HOURS })
  for (const id of await queries.listUnreminded(ctx.db, ctx.now, until, AT_ONCE))
    await transactInside(ctx, async (inside) => {
      const { db, now } = inside
      const event = await queries.lockEvent(db, id)
      if (!event || event.remindedAt || event.calledOffAt) return
      await queries.updateEvent(db, id, { remindedAt: now })
      const patients = await queries.listPlacedBefore(db, id, earlier(event.startsAt, { hours: REMIND_HOURS }))
      for (const patientId of patients)
        await notifyBy(inside, messages.reminder, { patientId, values: remindedOf(event, now), link: linkOf(id) })
    })
}

const remindedOf = ({ title, place, startsAt, asksHealth }: queries.EventRow, now: Date) => ({
  event: title,
  time: datedDayTime(startsAt, dayOf(now)),
  place,
  health: asksHealth ? '当天不舒服请不要勉强。' : '',
})

/** Thanks who came to what is over: their points are theirs, and there is a certificate. */
export const thankComers = async (ctx: Context): Promise<void> => {
  const since = earlier(ctx.now, { days: THANKED_DAYS })
  for (const id of await queries.listUnthanked(ctx.db, ctx.now, since, AT_ONCE))
    await transactInside(ctx, async (inside) => {
      const { db, now } = inside
      const event = await queries.lockEvent(db, id)
      if (!event || event.thankedAt) return
      await queries.updateEvent(db, id, { thankedAt: now })
      const came = await queries.listInStates(db, id, ['came'])
      for (const patientId of new Set(came.map((one) => one.patientId))) await thank(inside, event, patientId)
    })
}

const thank = async (inside: Context, { id, title, points, endsAt }: queries.EventRow, patientId: number) => {
  const got =
    points > 0 &&
    (await grantPoints(inside.db, patientId as PatientId, doneAt(id), {
      amount: points,
      growth: 0,
      day: dayOf(endsAt),
      happenedAt: inside.now,
    }))
  await notifyBy(inside, messages.thanks, {
    patientId,
    values: { event: title, points: got ? `，${points} 积分已到账` : '' },
    link: '/activity/offlinemine',
  })
}

const doneAt = (eventId: number) => ({
  businessMark: 'offline',
  taskId: 'came',
  action: 'action_came',
  objectId: String(eventId),
})
