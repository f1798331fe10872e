import { unitYuyueInfo } from '#app/areas/guahao/hospitals/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, type Day, dayOf, minutesOf, minutesOfClock } from '#kit/time/day.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'

/** The first day for which one may still wait: a day's list ends the evening before, at that time (`23:00`). */
export const firstWaitDay = (now: Date, listEnds: string): Day =>
  addDays(dayOf(now), minutesOf(now) < minutesOfClock(listEnds) ? 1 : 2)

/** The same of a hospital, now. */
export const loadFirstWaitDay = async (callApi: CallApi, unitId: number): Promise<Day> =>
  firstWaitDay(systemClock.now(), (await callApi(unitYuyueInfo, { id: unitId })).waitlist_to)
