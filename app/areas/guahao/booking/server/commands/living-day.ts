import { listDemoDesks } from '#app/areas/access/staff/server/public.ts'
import { halfAt } from '#app/areas/guahao/schedules/rules.ts'
import {
  EXTRA_PLACES,
  type IdleDoctor,
  insertExtraClinics,
  listIdleDoctors,
  sellOut,
} from '#app/areas/guahao/schedules/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seeding } from '#app/room.ts'
import { type Day, instantAt, minutesOf } from '#kit/time/day.ts'
import { earlier, later } from '#kit/time/span.ts'
import type { OrderState } from '../../states.ts'
import { walkDemoVisit } from '../queries.ts'

/** A patient of the demonstration, with the member whom they book for. */
export interface Person {
  patientId: PatientId
  memberId: number
  isWoman: boolean
}

interface Living {
  seeding: Seeding
  /** Who comes today; the first of them waits in the first clinic. */
  people: readonly Person[]
  /** Books a slot the day before, and pays for it: the appointment's id. */
  book: (person: Person, slotId: number) => Promise<string | undefined>
}

/**
 * At each hospital with a desk a clinic is under way, at whatever hour the demonstration is started: it began an hour ago, or at
 * midnight, and all its places are taken. So nothing that can be booked is made by it, and the other clinics are as planned.
 */
export const seedLivingDay = async ({ seeding, people, book }: Living): Promise<void> => {
  const { db, now, today } = seeding
  const minutes = minutesOf(now)
  const desks = await listDemoDesks(db)
  const isNight = minutes < NIGHT_UNTIL || minutes >= NIGHT_FROM
  const doctors = await listIdleDoctors(db, { hospitalIds: desks, date: today, isNight })
  if (doctors.length === 0) return
  const beginMinutes = Math.max(0, Math.floor(minutes / 30) * 30 - 60)
  const endMinutes = Math.min(24 * 60, beginMinutes + 150)
  const clinic = { date: today, half: halfAt(minutes), beginMinutes, endMinutes, madeAt: earlier(now, { days: 2 }) }
  const slots = await insertExtraClinics(db, doctors, clinic)
  const scheduleIds: number[] = []
  for (const [{ hospitalId }, guests] of shareOut(doctors, people)) {
    const places = (slots.get(hospitalId) ?? []).flatMap((slot) => Array.from({ length: EXTRA_PLACES }, () => slot))
    for (const [nth, guest] of guests.entries()) {
      const [place, visit] = [places[nth], visits[nth]]
      const orderId = place && visit && (await book(guest, place.slotId))
      if (orderId && visit.length > 0)
        await walkDemoVisit(db, orderId, stepsOf(visit, nth, { now, today, beginMinutes }))
    }
    scheduleIds.push(...new Set(places.map(({ scheduleId }) => scheduleId)))
  }
  await sellOut(db, scheduleIds)
}

/** At night the emergency department is open alone. */
const [NIGHT_FROM, NIGHT_UNTIL] = [21 * 60, 7 * 60]

/** They came before the clinic began. */
const CAME = -1

/** States that a visit went through since it was booked, each with its moment: hundredths of the time since the clinic began. */
type Visit = readonly (readonly [state: OrderState, moment: number])[]

/** Visits by their numbers: three people were seen, one did not come, one was skipped, one is with the doctor, others wait or are on their way. */
const visits: readonly Visit[] = [
  [
    ['checked-in', CAME],
    ['called', 2],
    ['done', 20],
  ],
  [['missed', 22]],
  [
    ['checked-in', CAME],
    ['called', 22],
    ['done', 42],
  ],
  [
    ['checked-in', CAME],
    ['called', 42],
    ['done', 70],
  ],
  [
    ['checked-in', CAME],
    ['called', 70],
    ['checked-in', 80],
  ],
  [
    ['checked-in', CAME],
    ['called', 82],
  ],
  [['checked-in', 84]],
  [['checked-in', 90]],
  [['checked-in', 96]],
  [],
  [],
]

/** The number with which the first of the people waits. */
const FIRST_WAITS_AT = 7

/** Who goes to whom: to each about as many, to a clinic of women no men, and the first of the people waits in the first of the others. */
const shareOut = (doctors: readonly IdleDoctor[], [first, ...others]: readonly Person[]): [IdleDoctor, Person[]][] => {
  let left = others
  const asked = [...doctors].sort((a, b) => Number(b.isForWomen) - Number(a.isForWomen))
  const firstOfAll = asked.find(({ isForWomen }) => !isForWomen)
  return asked.map((doctor, at) => {
    const share = Math.ceil(left.length / (asked.length - at))
    const guests = left.filter(({ isWoman }) => isWoman || !doctor.isForWomen).slice(0, share)
    left = left.filter((person) => !guests.includes(person))
    if (first && doctor === firstOfAll) guests.splice(FIRST_WAITS_AT, 0, first)
    return [doctor, guests]
  })
}

const stepsOf = (
  visit: Visit,
  nth: number,
  { now, today, beginMinutes }: { now: Date; today: Day; beginMinutes: number },
) => {
  const begins = instantAt(today, beginMinutes)
  const elapsedMinutes = (now.getTime() - begins.getTime()) / 60_000
  return visit.map(([state, moment]) => ({
    state,
    at:
      moment === CAME
        ? earlier(begins, { minutes: 30 - nth * 3 })
        : later(begins, { minutes: (elapsedMinutes * moment) / 100 }),
  }))
}
