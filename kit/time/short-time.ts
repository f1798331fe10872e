import { systemClock } from './clock.ts'
import { dayOf } from './day.ts'

/** A time as calls tell it, or a day, in a narrow column: `11-23 09:05`, `11-23`; with the year when that is not this one. */
export const shortTime = (time: string): string =>
  time.slice(time.slice(0, 4) === dayOf(systemClock.now()).slice(0, 4) ? 5 : 0, 16)
