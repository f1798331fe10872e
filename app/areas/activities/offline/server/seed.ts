import { randomInt } from 'node:crypto'
import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { listDeskHospitals } from '#app/areas/access/staff/server/public.ts'
import { findDefaultMember } from '#app/areas/account/members/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed, Seeding } from '#app/room.ts'
import type { Db } from '#kit/db/open.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import type { SignupState } from '../states.ts'
import { listChoices } from './queries/manage.ts'
import { addCounts, insertEvent, insertSignup } from './queries.ts'
import { type DemoEvent, demoEvents } from './seed/events.ts'

/** What the demonstration's hospitals hold: one is full and somebody waits, one was last week. */
export const seed: Seed = {
  after: ['account/members', 'access/staff', 'guahao/doctors'],
  async run(seeding) {
    const people = await listPeople(seeding.db)
    const desks = await listDeskHospitals(seeding.db)
    for (const [place, hospitalId] of desks.entries()) {
      const { departments, doctors } = await listChoices(seeding.db, hospitalId)
      // Each holds others, so that no two of a list are alike.
      const own = demoEvents.filter((_demo, at) => at % desks.length === place)
      for (const [at, demo] of own.entries()) {
        const depId =
          departments.find(({ name }) => name.includes(demo.of))?.id ?? departments[at % departments.length]?.id
        if (depId === undefined) continue
        const doctorId = doctors[at % doctors.length]?.id
        const event = { hospitalId, depId, doctorIds: doctorId === undefined ? [] : [doctorId] }
        await hold(seeding, event, demo, people)
      }
    }
  },
}

interface Person {
  patientId: number
  memberId: number
}

const MOST_PEOPLE = 12

const listPeople = async (db: Db): Promise<Person[]> => {
  const people: Person[] = []
  for (const { id } of (await listPatients(db)).slice(0, MOST_PEOPLE)) {
    const member = await findDefaultMember(db, id as PatientId)
    if (member) people.push({ patientId: id, memberId: member.id })
  }
  return people
}

const hold = async (
  seeding: Seeding,
  where: { hospitalId: number; depId: number; doctorIds: number[] },
  { inDays, begin, end, of: _, fills = 0, ...texts }: DemoEvent,
  people: readonly Person[],
) => {
  const { db, now, today } = seeding
  const date = addDays(today, inDays)
  const startsAt = instantAt(date, begin)
  const isFull = fills === 'all'
  const places = isFull ? Math.max(1, people.length - 2) : texts.places
  const eventId = await insertEvent(db, {
    ...where,
    ...texts,
    places,
    startsAt,
    endsAt: instantAt(date, end),
    signUntil: earlier(startsAt, { hours: 2 }),
    isDemo: true,
    changedAt: earlier(now, { days: 9 }),
  })
  // The first was at what is over, and may sign up for what is to come.
  const from = inDays < 0 ? 0 : 1
  const coming = isFull ? people : people.slice(from, from + fills)
  const states = coming.map((_person, at) => stateOfComer(at, places, inDays < 0))
  await signAll(seeding, eventId, coming, states)
}

/** Every fourth missed what is over; who comes after the last place waits. */
const stateOfComer = (at: number, places: number, isOver: boolean): SignupState => {
  if (isOver) return at % 4 === 3 ? 'missed' : 'came'
  return at < places ? 'signed' : 'waiting'
}

const signAll = async (
  { db, now }: Seeding,
  eventId: number,
  people: readonly Person[],
  states: readonly SignupState[],
) => {
  for (const [at, person] of people.entries()) {
    const state = states[at] ?? 'signed'
    const signedAt = earlier(now, { days: 8, minutes: -7 * at })
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const made = await insertSignup(db, { ...person, eventId, code, state, signedAt, movedAt: signedAt })
    if (made) await addCounts(db, eventId, state === 'waiting' ? { waiting: 1 } : { taken: 1 })
  }
}
