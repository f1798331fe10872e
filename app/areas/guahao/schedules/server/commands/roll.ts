import { setNextFree } from '#app/areas/guahao/doctors/server/public.ts'
import { bookingRulesOfAll } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Context } from '#app/context.ts'
import { addDays, type Day, dayOf, instantAt } from '#kit/time/day.ts'
import { holidayOn } from '#kit/time/server/holidays.ts'
import { DAYS_SHOWN_BEFORE_RELEASE } from '../../rules.ts'
import * as queries from '../queries.ts'

/** The furthest any hospital's places are made ahead. */
export const DAYS_MADE = 60

/** Makes the clinics of the days ahead for these hospitals, all that plan where none is named; what is there stays. How many. */
export const rollSchedules = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  hospitalIds?: readonly number[],
): Promise<number> => {
  const ids = hospitalIds ?? (await queries.listPlanningHospitals(db))
  const sheets = await bookingRulesOfAll(db, ids)
  const hospitals = ids.map((hospitalId) => ({ hospitalId, ...(sheets.get(hospitalId) as Sheet) }))
  if (hospitals.length === 0) return 0
  await queries.updateReleases(db, hospitals, now)
  const furthest = Math.max(...hospitals.map((hospital) => hospital.daysAhead)) + DAYS_SHOWN_BEFORE_RELEASE
  const today = dayOf(now)
  let made = 0
  // A day at a time: no statement takes longer than the database waits for one, however big the hospital is.
  for (const day of daysFrom(today, Math.min(furthest, DAYS_MADE)))
    made += await queries.makeSchedules(db, { hospitals, today, days: [day], shownBefore: DAYS_SHOWN_BEFORE_RELEASE })
  return made
}

interface Sheet {
  releaseMinutes: number
  daysAhead: number
}

/** Today and so many days after it, each with whether it is a day off. */
const daysFrom = (today: Day, count: number) =>
  Array.from({ length: count + 1 }, (_, n) => addDays(today, n)).map((day) => ({
    day,
    isRest: holidayOn(day)?.rest ?? false,
  }))

const DOCTORS_AT_ONCE = 2_000

/** Tells the doctors' room when each doctor is free next, for its lists. */
export const emitNextFree = async ({ db, now }: Pick<Context, 'db' | 'now'>) => {
  const ids = await queries.listDoctorsWithPlans(db)
  for (let at = 0; at < ids.length; at += DOCTORS_AT_ONCE) {
    const some = ids.slice(at, at + DOCTORS_AT_ONCE)
    const free = new Map((await queries.listNextFree(db, some, now)).map((next) => [next.doctorId, next]))
    const timeOf = (id: number) => {
      const next = free.get(id)
      return next ? instantAt(next.date, next.beginMinutes) : null
    }
    await setNextFree(db, new Map(some.map((id) => [id, timeOf(id)])))
  }
}
