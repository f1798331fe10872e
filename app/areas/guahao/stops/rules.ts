import { later } from '#kit/time/span.ts'

/** What came of a stopped appointment, in words. */
export const stopOutcomes = { open: '待选择', substitute: '换医生', other: '换日期', refund: '退款' } as const
/** What came of a stopped appointment. */
export type StopOutcome = keyof typeof stopOutcomes

/** Who is told of a stop has so many hours to choose. */
export const HOURS_TO_CHOOSE = 24

/** Until when a patient may choose: a day, but not beyond the time of their visit. After it the money goes back by itself. */
export const chooseUntil = (now: Date, beginsAt: Date): Date => {
  const usual = later(now, { hours: HOURS_TO_CHOOSE })
  return beginsAt > now && beginsAt < usual ? beginsAt : usual
}

/** So many next free times of the same doctor are offered. */
export const OTHER_TIMES = 6
