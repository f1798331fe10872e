import { addDays, type Day, dayOf, daysBetween } from '#kit/time/day.ts'

/** A visit has at most so many diagnoses. */
export const MOST_DIAGNOSES = 5
/** Letters of a diagnosis in a doctor's own words. */
export const DIAGNOSIS_LETTERS = 40
/** Letters of what was found, and of what to do. */
export const NOTE_LETTERS = 2_000
/** A note may be written until so many days after the visit. */
export const WRITABLE_DAYS = 3
/** Somebody comes again within a year. */
export const MOST_FOLLOW_UP_DAYS = 366

/** Whether its doctor may write the note of a visit now: once the patient was called, and not long after. */
export const mayWrite = ({ state, date }: { state: string; date: Day }, now: Date): boolean =>
  (state === 'called' || state === 'done') && daysBetween(date, dayOf(now)) <= WRITABLE_DAYS

/** Whether somebody can be asked to come again on that day: after today, within a year. */
export const isFollowUp = (day: Day, now: Date): boolean =>
  day > dayOf(now) && day <= addDays(dayOf(now), MOST_FOLLOW_UP_DAYS)
