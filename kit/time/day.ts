/**
 * The calendar of Shanghai, whatever the time zone of the machine.
 *
 * A fixed +08:00 is exact for every instant since 15 September 1991, when China gave up daylight saving (tz database,
 * Asia/Shanghai). Earlier days occur as birthdays only, and a birthday has no hour.
 */

/** A calendar day in Shanghai, `2026-11-21`. Days compare as text. */
export type Day = string

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const OFFSET_MS = 8 * 60 * MINUTE_MS

/** The instant as if Shanghai were UTC, so that the UTC getters and ISO text speak local time. */
const shifted = (instant: Date): Date => new Date(instant.getTime() + OFFSET_MS)

const isoDay = (utcMs: number): Day => new Date(utcMs).toISOString().slice(0, 10)

/** Whether the text is a real day of the calendar: `2026-02-30` is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && isoDay(Date.parse(text)) === text

/** One answer asks for the same few days hundreds of times; so many are remembered both ways. */
const MOST_DAYS = 2_000
const days = new Map<number, Day>()
const midnights = new Map<Day, number>()

const remember = (day: Day, midnightMs: number): void => {
  if (days.size >= MOST_DAYS) {
    days.clear()
    midnights.clear()
  }
  days.set(midnightMs, day)
  midnights.set(day, midnightMs)
}

/** Midnight of the day as if Shanghai were UTC; throws a RangeError if there is no such day. */
const utcMidnightMs = (day: Day): number => {
  const known = midnights.get(day)
  if (known !== undefined) return known
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`)
  remember(day, Date.parse(day))
  return Date.parse(day)
}

/** The day on which the instant falls; throws a RangeError on an invalid Date. */
export const dayOf = (instant: Date): Day => {
  const localMs = instant.getTime() + OFFSET_MS
  const midnightMs = Math.floor(localMs / DAY_MS) * DAY_MS
  const known = days.get(midnightMs)
  if (known !== undefined) return known
  const day = isoDay(localMs)
  remember(day, midnightMs)
  return day
}

/** The day `n` days later; negative goes back. */
export const addDays = (day: Day, n: number): Day => {
  const midnightMs = utcMidnightMs(day) + n * DAY_MS
  return days.get(midnightMs) ?? isoDay(midnightMs)
}

/** The day `n` months later; where that month is too short, its last day. */
export const addMonths = (day: Day, n: number): Day => {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + n
  const [year, month] = [Math.floor(months / 12), months - Math.floor(months / 12) * 12]
  const date = Math.min(Number(day.slice(8)), daysIn(year, month))
  return `${String(year).padStart(4, '0')}-${twoDigits(month + 1)}-${twoDigits(date)}`
}

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** How many days a month has; 0 is January. */
const daysIn = (year: number, month: number): number => {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 1 && isLeap ? 29 : (daysOfMonths[month] as number)
}

/** Days from `a` to `b`; negative if `b` is earlier. */
export const daysBetween = (a: Day, b: Day): number => (utcMidnightMs(b) - utcMidnightMs(a)) / DAY_MS

/** 1 = Monday … 7 = Sunday (ISO 8601). */
export const weekdayOf = (day: Day): number => new Date(utcMidnightMs(day)).getUTCDay() || 7

/** Minutes after midnight of a clock text, `08:30` → 510, up to `24:00`; throws a RangeError on other text. */
export const minutesOfClock = (clock: string): number => {
  const [, hours, minutes] = /^(\d{2}):([0-5]\d)$/.exec(clock) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  if (!(total <= 24 * 60)) throw new RangeError(`not a time of day: ${clock}`)
  return total
}

/** The instant at that time of that day: clock text (`08:30`) or minutes after midnight. */
export const instantAt = (day: Day, time: string | number): Date =>
  new Date(utcMidnightMs(day) - OFFSET_MS + (typeof time === 'string' ? minutesOfClock(time) : time) * MINUTE_MS)

/** Whole minutes from the local midnight to the instant, 0 to 1439. */
export const minutesOf = (instant: Date): number => {
  const local = shifted(instant)
  return local.getUTCHours() * 60 + local.getUTCMinutes()
}

/** `2026-11-21 09:30:00`, as times travel on the wire. */
export const formatTime = (instant: Date): string => {
  const localMs = instant.getTime() + OFFSET_MS
  const seconds = Math.floor((localMs - Math.floor(localMs / DAY_MS) * DAY_MS) / 1_000)
  return `${dayOf(instant)} ${formatClock(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
}

const firstNumbers = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'))

/** Of 0 to 59. */
const twoDigits = (n: number): string => firstNumbers[n] as string

/** Minutes after midnight as a clock shows them: 510 → `08:30`. */
export const formatClock = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** The first midnight after the instant; at midnight itself, the one of the day after. */
export const nextMidnight = (instant: Date): Date => instantAt(addDays(dayOf(instant), 1), 0)

/** The instants that begin and end a span of days, the last one counted in; null where it is open. */
export const instantsOf = ({ from, until }: { from?: Day | undefined; until?: Day | undefined }) => ({
  startsAt: from === undefined ? null : instantAt(from, 0),
  endsAt: until === undefined ? null : instantAt(addDays(until, 1), 0),
})

const timeText = /^(\d{4}-\d{2}-\d{2})(?: ((?:[01]\d|2[0-3]):\d{2})(?::([0-5]\d))?)?$/

/** Reads `2026-11-21 09:30:00`; seconds, or the whole time of day, may be missing. Throws a RangeError on other text. */
export function parseTime(text: string): Date {
  const [, day = text, clock = '00:00', seconds = '0'] = timeText.exec(text) ?? []
  const wholeMinute = instantAt(day, clock)
  return new Date(wholeMinute.getTime() + Number(seconds) * 1000)
}

/** Reads an instant as others write it (RFC 3339, `2026-11-21T09:30:00+08:00`); undefined where the text is none. */
export const instantOf = (text: unknown): Date | undefined => {
  const isInstant =
    typeof text === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  return isInstant && !Number.isNaN(Date.parse(text)) ? new Date(text) : undefined
}
