import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { earlier } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { CHECK_IN_HOURS } from '../../rules.ts'
import type { SignupState } from '../../states.ts'
import * as queries from '../queries.ts'

const whyNot: Readonly<Partial<Record<SignupState, 'came' | 'waiting' | 'gone'>>> = {
  came: 'came',
  waiting: 'waiting',
  offered: 'waiting',
  passed: 'gone',
  cancelled: 'gone',
  ended: 'gone',
}

/** Checks somebody in by the digits of their sign-up. */
export const checkIn = (
  ctx: StaffContext,
  eventId: number,
  code: string,
): Promise<queries.SignupRow | Refused<'not-now' | 'over' | 'code' | 'came' | 'waiting' | 'gone'>> =>
  ctx.transact(async (inside) => {
    const { db, now } = inside
    const event = await queries.lockEvent(db, eventId)
    if (!event || event.calledOffAt || event.endsAt <= now) return new Refused('over')
    if (now < earlier(event.startsAt, { hours: CHECK_IN_HOURS }))
      return new Refused('not-now', { hours: CHECK_IN_HOURS })
    const signup = await queries.findByCode(db, eventId, code)
    if (!signup) return new Refused('code')
    const came = await queries.moveSignup(db, signup.id, 'came', { movedAt: now })
    if (!came) return new Refused(whyNot[signup.state] ?? 'gone')
    await recordAct(inside, {
      act: 'offline.check-in',
      kind: 'offline-event',
      id: eventId,
      after: { title: event.title },
    })
    return came
  })
