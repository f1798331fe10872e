import type { AppointmentKind } from '#app/areas/mall/goods/rules.ts'
import { addDays, type Day, dayOf, formatClock, instantAt, isDay, weekdayOf } from '#kit/time/day.ts'

/** Slots begin every half hour [X232] [X339]. */
export const SLOT_MINUTES = 30
/** So many days lie between the first and the last bookable one where what was bought has no end [X229] [X338]. */
export const WINDOW_DAYS = 180
/** Most places of a slot. */
export const MOST_PLACES = 200

/** Parts of a day, in the order of a weekday's flags. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const
/** A part of a day. */
export type DayPart = (typeof dayParts)[number]
/** The parts in words. */
export const partWords: Readonly<Record<DayPart, string>> = { morning: '上午', afternoon: '下午', evening: '晚上' }

/** Flags of a week, Monday first: morning, afternoon, evening as '1' or '0', such as `110`. */
export type Week = readonly string[]

/** How a seller takes those who bought something: on which parts of which days, from when to when, how many each half hour. */
export interface Plan {
  bookable: Week
  /** Begin and end of morning, afternoon and evening, in minutes after midnight. */
  hours: readonly number[]
  places: number
  /** An appointment can be changed or cancelled until this time of day so many days before. */
  cutDaysBefore: number
  cutMinutes: number
}

/** A half hour of a plan, in minutes after midnight. */
export interface Slot {
  begin: number
  part: DayPart
}

/** What both weeks say '1' to; goods that say nothing of their own follow their seller. */
export const bothWeeks = (hospital: Week, goods: Week): string[] =>
  goods.length === 0
    ? [...hospital]
    : hospital.map((flags, at) =>
        [...flags].map((flag, of) => (flag === '1' && goods[at]?.[of] === '1' ? '1' : '0')).join(''),
      )

/** What goods say of themselves, as far as it tells whether one comes fasting. */
interface Told {
  tags: readonly string[]
  detailParts: readonly { lines: readonly string[] }[]
}

/** Whether one comes with an empty stomach: goods say 空腹 or 禁食, and not that it is not needed. */
export const isFasting = ({ tags, detailParts }: Told): boolean =>
  [...tags, ...detailParts.flatMap(({ lines }) => lines)].some((line) =>
    /(?<!无需|无须|不用|不必|不需|不需要|不要求|免|非)(?:空腹|禁食)/.test(line),
  )

/** Where blood is taken: what a clinic says about fasting belongs to its own hours. */
const fastingKinds: readonly AppointmentKind[] = ['exam', 'test']

/** Whether one comes fasting to what one bought; of goods that are gone nobody knows. */
export const comesFasting = (kind: AppointmentKind, goods: Told | null): boolean =>
  fastingKinds.includes(kind) && goods !== null && isFasting(goods)

/** What somebody who comes fasting is told before. */
export const FASTING_WORDS = '要空腹来：前一晚 10 点后不吃东西，早上可以喝几口白水；每天吃的药先问医生。'

/** The mornings of a week: nobody fasts until the evening. A week without mornings stays as it is: who bought it can come. */
export const morningsOf = (week: Week): string[] => {
  const mornings = week.map((flags) => (flags.startsWith('1') ? '100' : '000'))
  return mornings.some(isBookable) ? mornings : [...week]
}

/** The flags of a day's weekday. */
export const flagsOn = (week: Week, date: Day): string => week[weekdayOf(date) - 1] ?? '000'

/** Whether anything can be booked on that weekday: morning, afternoon or evening is '1' [X231]. */
export const isBookable = (flags: string): boolean => flags.includes('1')

/** The half hours of a day by its flags [X231] [X232]. */
export const slotsOf = (flags: string, hours: readonly number[]): Slot[] =>
  dayParts.flatMap((part, at) => {
    const [from = 0, until = 0] = hours.slice(at * 2, at * 2 + 2)
    const count = flags[at] === '1' ? Math.max(0, Math.floor((until - from) / SLOT_MINUTES)) : 0
    return Array.from({ length: count }, (_, nth) => ({ begin: from + nth * SLOT_MINUTES, part }))
  })

/** What was bought, as far as its appointments ask. */
export interface Bought {
  /** When it was ordered. */
  madeAt: Date
  /** Until when it can be used; null: no end. */
  expiresAt: Date | null
}

/**
 * The first and the last bookable day: from today on, or from tomorrow on where it was ordered today [X228]; until it
 * expires, or 180 days after the first where it does not [X229].
 */
export const windowOf = ({ madeAt, expiresAt }: Bought, now: Date): { first: Day; last: Day } => {
  const today = dayOf(now)
  const first = dayOf(madeAt) === today ? addDays(today, 1) : today
  return { first, last: expiresAt ? dayOf(expiresAt) : addDays(first, WINDOW_DAYS) }
}

/** Why a time cannot be booked, before anybody looks whether a place is left; named as the contract names it. */
export type AppointmentBlock = 'past' | 'too-early' | 'expired' | 'closed'

/** What stands against a time: it is past [X230], before the first day [X228], after the end [X227] [X229], or no slot of the plan [X231] [X232]. */
export const appointmentBlockOf = (
  bought: Bought,
  { week, hours }: { week: Week; hours: readonly number[] },
  { date, begin }: { date: Day; begin: number },
  now: Date,
): AppointmentBlock | undefined => {
  const at = instantAt(date, begin)
  const { first, last } = windowOf(bought, now)
  if (at <= now) return 'past'
  if (date < first) return 'too-early'
  if (date > last || (bought.expiresAt && at >= bought.expiresAt)) return 'expired'
  return slotsOf(flagsOn(week, date), hours).some((slot) => slot.begin === begin) ? undefined : 'closed'
}

/** The slots of a day that can still be booked where a place is left. */
export const openSlots = (
  bought: Bought,
  plan: { week: Week; hours: readonly number[] },
  date: Day,
  now: Date,
): Slot[] =>
  slotsOf(flagsOn(plan.week, date), plan.hours).filter(
    ({ begin }) => appointmentBlockOf(bought, plan, { date, begin }, now) === undefined,
  )

/** Every day from the first to the last. */
export const daysFrom = (first: Day, last: Day): Day[] => {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** Until when an appointment of that day can be changed or cancelled. */
export const cutOffOf = (date: Day, { cutDaysBefore, cutMinutes }: Pick<Plan, 'cutDaysBefore' | 'cutMinutes'>): Date =>
  instantAt(addDays(date, -cutDaysBefore), cutMinutes)

/** Reads `2026-11-25 09:30`, seconds or not; undefined where it is no such time. */
export const readOnSiteTime = (text: string): { date: Day; begin: number } | undefined => {
  const [, date, hours, minutes] = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(text) ?? []
  return date === undefined || !isDay(date) ? undefined : { date, begin: Number(hours) * 60 + Number(minutes) }
}

/** What is wrong with the hours of a plan, in words; undefined where nothing is. */
export const hoursFault = (hours: readonly number[]): string | undefined => {
  for (const [at, part] of dayParts.entries()) {
    const [from = 0, until = 0] = hours.slice(at * 2, at * 2 + 2)
    if (from % SLOT_MINUTES !== 0 || until % SLOT_MINUTES !== 0) return `${partWords[part]}的时间要是整点或半点`
    if (from >= until) return `${partWords[part]}的结束时间要晚于开始时间`
    const before = hours[at * 2 - 1]
    if (before !== undefined && from < before) return `${partWords[part]}不能早于${formatClock(before)}开始`
  }
  return undefined
}

/** Reminders of tomorrow's appointments leave from this time of day on. */
export const REMIND_FROM_MINUTES = 18 * 60
/** Who has not come by this time of day has missed their appointment. */
export const MISSED_FROM_MINUTES = 22 * 60
