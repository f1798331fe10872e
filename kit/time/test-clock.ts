import type { Clock } from './clock.ts'
import { parseTime } from './day.ts'
import { later, type Span } from './span.ts'

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  set(time: string | Date): void
  advance(by: Span): void
}

/** A copy, so that nobody moves the clock through a date that they hold. */
const instantOf = (time: string | Date): Date => (typeof time === 'string' ? parseTime(time) : new Date(time))

/** A clock that shows `start` (text is Shanghai time, `2026-11-21 09:30`) until `set` or `advance` moves it. */
export function testClock(start: string | Date): TestClock {
  let shown = instantOf(start)
  return {
    now: () => new Date(shown),
    set: (time) => {
      shown = instantOf(time)
    },
    advance: (by) => {
      shown = later(shown, by)
    },
  }
}
