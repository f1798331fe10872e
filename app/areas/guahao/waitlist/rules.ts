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

/** What one waits for: thirty minutes, any time of a half day, any time of a day. All with one doctor. */
export const waitSpans = ['slot', 'half', 'day'] as const
/** One of them. */
export type WaitSpan = (typeof waitSpans)[number]

/** What a wait for more than a slot is called: 上午任一时段. */
export const spanWords = (span: WaitSpan, halfName: string): string =>
  span === 'day' ? '当天任一时段' : span === 'half' ? `${halfName}任一时段` : ''

/** A member waits so often at once, at most; a half day or a day counts once. */
export const MOST_WAITS = 5

/** Who asked for it is told so many minutes before places are released. */
export const REMIND_BEFORE_MINUTES = 5
/** A patient asks for so many reminders at once, at most. */
export const MOST_REMINDERS = 20

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
