import { loadFirstWaitDay } from '#app/areas/guahao/waitlist/cards/first-wait-day.ts'
import { systemClock } from '#kit/time/clock.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { depDateDoctors, doctorSchedule, doctorSlots } from '../contract.ts'
import { type DayState, daysOf, firstDay, readDay } from './days.ts'
import type { Post } from './schedule-address.ts'

/** Thirty minutes of a clinic. */
export type Slot = CallOutput<typeof doctorSlots>['list'][number]

/** A doctor's days, and the slots of the one that is chosen; no day is chosen where there is none. */
export interface DoctorDaysShown {
  today: Day
  days: readonly DayState[]
  date: Day | undefined
  /** For full slots from this day on one may wait. */
  waitFrom: Day
  slots: readonly Slot[]
  /** Where the day has no place: who else of the department has one that day. */
  others: readonly OtherDoctor[]
}

/** A doctor of the same department with places on the same day. */
export type OtherDoctor = CallOutput<typeof depDateDoctors>['list'][number]

const hasPlace = ({ state }: { state: string }) => state === 'bookable'
const MOST_OTHERS = 3

/** Fetches them; `asked` is the day of the address. */
export const loadDoctorDays = async (callApi: CallApi, seat: Post, asked: string | null): Promise<DoctorDaysShown> => {
  const today = dayOf(systemClock.now())
  const slotsOn = async (date: Day) => (await callApi(doctorSlots, { ...seat, date })).list
  const known = readDay(asked, today)
  const [periods, waitFrom, early] = await Promise.all([
    callApi(doctorSchedule, seat),
    loadFirstWaitDay(callApi, seat.unit_id),
    known ? slotsOn(known) : undefined,
  ])
  const days = daysOf(periods.list)
  const date = known ?? firstDay(days)
  const slots = early ?? (date ? await slotsOn(date) : [])
  const others = date && slots.length > 0 && !slots.some(hasPlace) ? await othersOn(callApi, seat, date) : []
  return { today, days, date, waitFrom, slots, others }
}

const othersOn = async (callApi: CallApi, { doctor_id, dep_id, unit_id }: Post, date: Day) =>
  (await callApi(depDateDoctors, { dep_id, unit_id, date })).list
    .filter((other) => other.doctor_id !== doctor_id && hasPlace(other))
    .slice(0, MOST_OTHERS)
