import { addDays, type Day, dayOf, formatClock, instantAt, weekdayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'

/** Agreed times begin every half hour, and the next one's patient is not kept waiting. */
export const CALL_SLOT_MINUTES = 30
/** A time is asked for so long before it: a payment may take half of it. */
export const LEAD_MINUTES = 60
/** Times are offered from today on for so many days. */
export const OFFERED_DAYS = 14
/** Spans of one day, at most. */
export const MOST_SPANS = 6
/** Days with hours of their own that a doctor may have ahead of them. */
export const MOST_DAYS = 60

/** From when until when, in minutes after midnight. */
export interface HoursSpan {
  begin: number
  end: number
}

/** Why hours cannot be so, named as the contract names it. */
export type HoursFault = 'not-half-hours' | 'backwards' | 'overlap'

/** What is wrong with the hours of one day; undefined where nothing is. */
export const hoursFault = (spans: readonly HoursSpan[]): HoursFault | undefined => {
  if (spans.some(({ begin, end }) => begin % CALL_SLOT_MINUTES !== 0 || end % CALL_SLOT_MINUTES !== 0))
    return 'not-half-hours'
  if (spans.some(({ begin, end }) => begin >= end)) return 'backwards'
  const sorted = inOrder(spans)
  return sorted.some(({ begin }, at) => begin < (sorted[at - 1]?.end ?? 0)) ? 'overlap' : undefined
}

/** The same, the earliest first. */
export const inOrder = (spans: readonly HoursSpan[]): HoursSpan[] => [...spans].sort((a, b) => a.begin - b.begin)

/** A span as one says it: 19:00–21:00. */
export const spanWords = ({ begin, end }: HoursSpan): string => `${formatClock(begin)}–${formatClock(end)}`

/** The hours of a doctor: of weekdays, Monday is 1, and of days that have their own. */
export interface CallHours {
  week: ReadonlyMap<number, readonly HoursSpan[]>
  days: ReadonlyMap<Day, readonly HoursSpan[]>
}

/** The hours of one day. */
export const hoursOn = ({ week, days }: CallHours, date: Day): readonly HoursSpan[] =>
  days.get(date) ?? week.get(weekdayOf(date)) ?? []

/** The times of one day, in their order. */
export const timesOn = (hours: CallHours, date: Day): Date[] =>
  inOrder(hoursOn(hours, date)).flatMap(({ begin, end }) =>
    Array.from({ length: Math.floor((end - begin) / CALL_SLOT_MINUTES) }, (_, nth) =>
      instantAt(date, begin + nth * CALL_SLOT_MINUTES),
    ),
  )

/** The first instant that can be asked for now. */
export const firstAgreeable = (now: Date): Date => later(now, { minutes: LEAD_MINUTES })

/** Every time that can be asked for now, where nobody has it, day by day. */
export const offeredTimes = (hours: CallHours, now: Date): Date[] => {
  const [today, first] = [dayOf(now), firstAgreeable(now)]
  return Array.from({ length: OFFERED_DAYS }, (_, nth) => addDays(today, nth))
    .flatMap((date) => timesOn(hours, date))
    .filter((time) => time >= first)
}

/** Whether a time is one of those. */
export const isOffered = (hours: CallHours, time: Date, now: Date): boolean =>
  offeredTimes(hours, now).some((one) => one.getTime() === time.getTime())
