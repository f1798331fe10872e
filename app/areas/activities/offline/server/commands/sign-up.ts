import { randomInt } from 'node:crypto'
import { keepMember, type Member } from '#app/areas/account/members/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { Refused } from '#kit/wire/refused.ts'
import { agesText, fitsAge, GROWN_UP_AGE, healthQuestions, MOST_SIGNUPS, stateOf } from '../../rules.ts'
import * as queries from '../queries.ts'
import { offerFreePlaces } from './offer.ts'

/** Why somebody cannot sign up. */
export type NotSigned = Refused<
  'not-found' | 'closed' | 'age' | 'guardian' | 'questions' | 'see-doctor' | 'signed-already' | 'too-many'
>

interface Wish {
  eventId: number
  memberId: number
  guardianId: number | undefined
  /** 1 for each question on health that was answered yes; undefined where none was. */
  answers: readonly number[] | undefined
}

/** Signs a member up: with a place while there is one and nobody waits, else at the end of the line. */
export const signUp = (ctx: PatientContext, wish: Wish): Promise<queries.SignupRow | NotSigned> =>
  ctx.transact(async (inside): Promise<queries.SignupRow | NotSigned> => {
    const { db, now, patient } = inside
    const member = await keepMember(db, patient, wish.memberId)
    const event = member && (await queries.lockEvent(db, wish.eventId))
    if (!event) return new Refused('not-found')
    const fault = await faultOf(inside, member, wish, event)
    if (fault) return fault
    const hasPlace = stateOf(event, now) === 'open' && (await queries.takePlace(db, event.id))
    if (!hasPlace) await queries.addCounts(db, event.id, { waiting: 1 })
    return write(inside, event.id, {
      memberId: member.id,
      guardianId: wish.guardianId ?? null,
      state: hasPlace ? 'signed' : 'waiting',
      wasAsked: event.asksHealth,
    })
  })

/** Why they cannot sign up, whether there is a place or not. */
const faultOf = async (
  ctx: PatientContext,
  member: Member,
  wish: Wish,
  event: queries.EventRow,
): Promise<NotSigned | undefined> => {
  const { db, now, patient } = ctx
  const state = stateOf(event, now)
  if (state !== 'open' && state !== 'full') return new Refused('closed')
  const fault = (await personFault(ctx, member, wish, event)) ?? healthFault(event, wish.answers)
  if (fault) return fault
  if (await queries.findStanding(db, event.id, member.id)) return new Refused('signed-already')
  const isMany = (await queries.countOpen(db, patient)) >= MOST_SIGNUPS
  return isMany ? new Refused('too-many', { most: MOST_SIGNUPS }) : undefined
}

/** Whether the event is for them, and a grown-up comes with who is a minor on the day. */
const personFault = async (
  { db, patient }: PatientContext,
  member: Member,
  { guardianId }: Wish,
  event: queries.EventRow,
): Promise<NotSigned | undefined> => {
  const day = dayOf(event.startsAt)
  const age = ageOn(member.birthday, day)
  if (!fitsAge(age, event)) return new Refused('age', { ages: agesText(event.minAge, event.maxAge) })
  if (age >= GROWN_UP_AGE) return undefined
  const guardian = guardianId === undefined ? undefined : await keepMember(db, patient, guardianId)
  const isGrownUp = guardian !== undefined && ageOn(guardian.birthday, day) >= GROWN_UP_AGE
  return isGrownUp ? undefined : new Refused('guardian', { age: GROWN_UP_AGE })
}

const healthFault = ({ asksHealth }: queries.EventRow, answers: Wish['answers']): NotSigned | undefined => {
  if (!asksHealth) return undefined
  if (answers?.length !== healthQuestions.length) return new Refused('questions')
  return answers.includes(1) ? new Refused('see-doctor') : undefined
}

type Written = Pick<queries.SignupRow, 'memberId' | 'guardianId' | 'state' | 'wasAsked'>

/** Writes the sign-up under a code that nobody else has at this event. */
const write = async (
  { db, now, patient }: PatientContext,
  eventId: number,
  row: Written,
): Promise<queries.SignupRow> => {
  for (;;) {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const made = await queries.insertSignup(db, {
      ...row,
      eventId,
      patientId: patient,
      code,
      signedAt: now,
      movedAt: now,
    })
    if (made) return made
  }
}

/** Takes the place that was offered; false where the offer is over. */
export const acceptOffer = (ctx: PatientContext, signup: queries.SignupRow): Promise<boolean> =>
  ctx.transact(async ({ db, now }) => {
    await queries.lockEvent(db, signup.eventId)
    if (signup.state !== 'offered' || !signup.offerUntil || signup.offerUntil <= now) return false
    return (await queries.moveSignup(db, signup.id, 'signed', { movedAt: now })) !== undefined
  })

/** Gives a sign-up up; its place goes to who waits. False where it is over. */
export const cancelSignup = (ctx: PatientContext, { id, eventId }: queries.SignupRow): Promise<boolean> =>
  ctx.transact(async (inside) => {
    const { db, now, patient } = inside
    const event = await queries.lockEvent(db, eventId)
    const signup = await queries.findOwn(db, patient, id)
    if (!event || !signup || event.endsAt <= now) return false
    if (!(await queries.moveSignup(db, id, 'cancelled', { movedAt: now }))) return false
    await queries.addCounts(db, eventId, signup.state === 'waiting' ? { waiting: -1 } : { taken: -1 })
    await offerFreePlaces(inside, eventId)
    return true
  })
