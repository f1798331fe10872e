import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { findDepartment } from '#app/areas/guahao/departments/server/public.ts'
import { listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import { type FilledMessage, filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { dayOf, formatTime, instantAt } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { datedDayTime } from '#kit/time/spoken.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskOfflineAdd } from '../../desk/contract.ts'
import { messages } from '../../rules/messages.ts'
import { draftFault } from '../../rules.ts'
import { openStates, type SignupState } from '../../states.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { endSignup, offerFreePlaces } from './offer.ts'

type Written = ParsedInput<typeof deskOfflineAdd>
type Faulty = Refused<'fault' | 'department' | 'doctor'>

/** An event as its desk wrote it. */
const rowOf = (written: Written) => {
  const startsAt = instantAt(written.date, written.begin)
  return {
    depId: written.dep_id,
    title: written.title,
    intro: written.intro,
    place: written.place,
    doctorIds: written.doctor_ids ?? [],
    startsAt,
    endsAt: instantAt(written.date, written.end),
    signUntil: earlier(startsAt, { hours: written.sign_hours }),
    places: written.places,
    minAge: written.min_age ?? null,
    maxAge: written.max_age ?? null,
    asksHealth: written.asks_health === 1,
    points: written.points ?? 0,
  }
}
type EventDraft = ReturnType<typeof rowOf>

const faultOf = async ({ db, now, staff }: StaffContext, row: EventDraft): Promise<Faulty | undefined> => {
  const fault = draftFault(row, now)
  if (fault) return new Refused('fault', { fault })
  if (!(await findDepartment(db, row.depId, staff.hospitalId))) return new Refused('department')
  const doctors = await listDoctorCards(db, row.doctorIds)
  const isOurs = doctors.filter(({ hospitalId }) => hospitalId === staff.hospitalId).length === row.doctorIds.length
  return isOurs ? undefined : new Refused('doctor')
}

/** Announces an event. */
export const announce = async (ctx: StaffContext, written: Written): Promise<number | Faulty> => {
  const row = rowOf(written)
  const fault = await faultOf(ctx, row)
  if (fault) return fault
  return ctx.transact(async (inside) => {
    const id = await queries.insertEvent(inside.db, {
      ...row,
      hospitalId: inside.staff.hospitalId,
      changedAt: inside.now,
    })
    const after = { title: row.title, seats: row.places, comingPoints: row.points, from: formatTime(row.startsAt) }
    await recordAct(inside, { act: 'offline.add', kind: 'offline-event', id, after })
    return id
  })
}

/** Changes an event that is to come; how many were told that its time or place is another. */
export const changeEvent = async (
  ctx: StaffContext,
  id: number,
  written: Written,
): Promise<number | Faulty | Refused<'over' | 'taken'>> => {
  const row = rowOf(written)
  const fault = await faultOf(ctx, row)
  if (fault) return fault
  return ctx.transact(async (inside): Promise<number | Refused<'over' | 'taken'>> => {
    const { db, now } = inside
    const before = await queries.lockEvent(db, id)
    if (!before || before.calledOffAt || before.startsAt <= now) return new Refused('over')
    const isAnotherTime = before.startsAt.getTime() !== row.startsAt.getTime()
    const again = isAnotherTime ? { remindedAt: null } : {}
    if (!(await queries.updateEvent(db, id, { ...row, ...again, changedAt: now })))
      return new Refused('taken', { num: before.taken })
    await offerFreePlaces(inside, id)
    const isMoved = isAnotherTime || before.endsAt.getTime() !== row.endsAt.getTime() || before.place !== row.place
    const values = { event: row.title, time: datedDayTime(row.startsAt, dayOf(now)), place: row.place }
    const told = isMoved ? await notifyAll(inside, id, openStates, filled(messages.changed, values)) : 0
    await recordAct(inside, {
      act: 'offline.change',
      kind: 'offline-event',
      id,
      before: {
        title: before.title,
        seats: before.places,
        comingPoints: before.points,
        from: formatTime(before.startsAt),
      },
      after: { title: row.title, seats: row.places, comingPoints: row.points, from: formatTime(row.startsAt), told },
    })
    return told
  })
}

/** Tells everybody of an event whose sign-up is in one of these states, each patient once; how many. */
const notifyAll = async (
  ctx: StaffContext,
  id: number,
  states: readonly SignupState[],
  { template, values }: FilledMessage,
): Promise<number> => {
  const signups = await queries.listInStates(ctx.db, id, states)
  const patients = new Set(signups.map(({ patientId }) => patientId))
  for (const patientId of patients) await notifyBy(ctx, template, { patientId, values, link: linkOf(id) })
  return patients.size
}

/** Calls an event off that is to come; how many were told. */
export const callOff = (ctx: StaffContext, id: number, reason: string): Promise<number | Refused<'over'>> =>
  ctx.transact(async (inside): Promise<number | Refused<'over'>> => {
    const { db, now } = inside
    const event = await queries.lockEvent(db, id)
    if (!event || event.calledOffAt || event.startsAt <= now) return new Refused('over')
    const called = filled(messages.calledOff, { event: event.title, reason })
    const told = await notifyAll(inside, id, openStates, called)
    for (const signup of await queries.listInStates(db, id, openStates)) await endSignup(inside, signup)
    await queries.updateEvent(db, id, { calledOffAt: now, calledOffWhy: reason, changedAt: now })
    await recordAct(inside, {
      act: 'offline.call-off',
      kind: 'offline-event',
      id,
      before: { title: event.title },
      after: { reason, told },
    })
    return told
  })

/** Tells everybody something who has a place; how many. */
export const notifyPlaced = (ctx: StaffContext, id: number, content: string): Promise<number | Refused<'over'>> =>
  ctx.transact(async (inside): Promise<number | Refused<'over'>> => {
    const event = await queries.lockEvent(inside.db, id)
    if (!event || event.calledOffAt || event.endsAt <= inside.now) return new Refused('over')
    const said = filled(messages.told, { event: event.title, content })
    const told = await notifyAll(inside, id, ['signed', 'offered'], said)
    await recordAct(inside, { act: 'offline.notify', kind: 'offline-event', id, after: { title: event.title, told } })
    return told
  })
