import type { BookingRules } from '#app/areas/guahao/hospitals/rules.ts'
import { addDays, type Day, instantAt, minutesOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'

/** What has become of a wait, in words. */
export const waitStates = {
  waiting: '候补中',
  handed: '已候补到',
  passed: '未候补到',
  cancelled: '已取消',
  ended: '已结束',
} as const
/** What has become of a wait. */
export type WaitState = keyof typeof waitStates

/** A member waits for so many slots at once, at most. */
export const MOST_WAITS = 5

/** When the list for a day's slots is cleared: the evening before. */
export const listEndsAt = (date: Day, { waitlistToMinutes }: BookingRules): Date =>
  instantAt(addDays(date, -1), waitlistToMinutes)

/** Whether places are handed over now: not at night, when nobody would read it. Until the morning they are kept aside. */
export const isHandOverTime = (now: Date, { waitlistFromMinutes, waitlistToMinutes }: BookingRules): boolean => {
  const minutes = minutesOf(now)
  return minutes >= waitlistFromMinutes && minutes < waitlistToMinutes
}

/**
 * Until when a handed place waits for its payment: the hospital's hours, but not beyond its cut-off, because who does not pay
 * leaves the place to the next in time; after the cut-off, not beyond the end of the list. Never less than a usual hold.
 */
export const payUntil = (now: Date, cutOff: Date, date: Day, sheet: BookingRules): Date => {
  const usual = later(now, { hours: sheet.waitlistPayHours })
  const end = now < cutOff ? cutOff : listEndsAt(date, sheet)
  const until = usual < end ? usual : end
  const least = later(now, { minutes: sheet.holdMinutes })
  return until > least ? until : least
}
