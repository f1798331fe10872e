import { addMonths, type Day, dayOf, instantAt } from '#kit/time/day.ts'

/** A month of the books in Shanghai: `2026-11`. */
export const monthPattern = '^[0-9]{4}-(0[1-9]|1[0-2])$'

const firstDay = (month: string): Day => `${month}-01`

/** The month in which an instant is. */
export const monthOf = (at: Date): string => dayOf(at).slice(0, 7)

/** The month that many later. */
export const monthAfter = (month: string, n = 1): string => addMonths(firstDay(month), n).slice(0, 7)

/** The first instant of a month, and the first of the next one. */
export const spanOf = (month: string): { startsAt: Date; endsAt: Date } => ({
  startsAt: instantAt(firstDay(month), 0),
  endsAt: instantAt(firstDay(monthAfter(month)), 0),
})
