import { addDays, type Day } from '#kit/time/day.ts'

/** How much a plan and a report have at most. */
export const MOST = { items: 20, values: 30 } as const

/** A plan's item begins at the latest so many days from now. */
export const PLAN_DAYS = 730

/** Whether a plan's item may begin on a day. */
export const mayBegin = (date: Day, today: Day): boolean => date >= today && date <= addDays(today, PLAN_DAYS)
