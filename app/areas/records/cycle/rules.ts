import { addDays, type Day, daysBetween } from '#kit/time/day.ts'

/** Days of a cycle that somebody may type; one of 3 days is a slip of the finger. */
export const CYCLE_DAYS = { least: 15, most: 90, usual: 28 } as const

/** Days of bleeding that somebody may type. */
export const PERIOD_DAYS = { least: 1, most: 14, usual: 5 } as const

/** Two beginnings that lie nearer than this are one and the same period. */
export const SAME_PERIOD_DAYS = 8

/** A beginning may lie so far back. */
export const OLDEST_DAYS = 5 * 366

/** A gap outside these days may hide a forgotten month or a wrong day: it is asked about, and left out until it is answered. */
export const ASKED_GAP = { below: 18, above: 60 } as const

/** The median of so many of one's own last gaps is one's cycle. */
export const COUNTED_GAPS = 6

/** With fewer gaps than this the typed length counts: it is not yet one's own. */
export const OWN_GAPS = 3

/** The next beginning is never said more exactly than so many days either way. */
export const LEAST_SPREAD = 2

/** Days from ovulation to the next beginning. */
export const LUTEAL_DAYS = 14

/** Days before ovulation on which one may conceive too. */
export const FERTILE_BEFORE = 5

/** What always stands beside a forecast. */
export const CAUTION = '这是按记录推算的范围，不能用来避孕，也不是诊断。'

/** A period, by its first day and its last; null while nobody has said that it is over. */
export interface Period {
  start: Day
  end: Day | null
}

/** What was measured on a day: a test for LH, a temperature on waking in °C. */
export interface Sign {
  day: Day
  lh?: boolean | undefined
  temperature?: number | undefined
}

/** What was said of a gap that was asked about: it was so, or something in it was forgotten. */
export type GapAnswer = 'real' | 'forgotten'

/** All that is known of somebody's cycle. */
export interface CycleLog {
  periods: readonly Period[]
  signs: readonly Sign[]
  /** By the day on which the gap ends. */
  answers: Readonly<Record<Day, GapAnswer>>
  typedCycle: number
  today: Day
}

/** From one beginning to the next. */
export interface Gap {
  from: Day
  to: Day
  days: number
  state: 'counted' | 'asked' | 'left-out'
}

/** Days between which something is expected, both included. */
export interface DayRange {
  from: Day
  to: Day
}

const byStart = (periods: readonly Period[]): Period[] => [...periods].sort((a, b) => (a.start < b.start ? -1 : 1))

const stateOf = (days: number, answer: GapAnswer | undefined): Gap['state'] => {
  if (answer) return answer === 'real' ? 'counted' : 'left-out'
  return days < ASKED_GAP.below || days > ASKED_GAP.above ? 'asked' : 'counted'
}

/** The gaps between beginnings, the oldest first. */
export const gapsOf = ({ periods, answers }: Pick<CycleLog, 'periods' | 'answers'>): Gap[] =>
  byStart(periods)
    .map(({ start }) => start)
    .flatMap((from, at, starts) => {
      const to = starts[at + 1]
      if (to === undefined) return []
      const days = daysBetween(from, to)
      return [{ from, to, days, state: stateOf(days, answers[to]) }]
    })

/** The middle of some numbers, of an even count of them the mean of both, rounded; throws without any. */
export const medianOf = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  if (low === undefined || high === undefined) throw new RangeError('no median of nothing')
  return Math.round((low + high) / 2)
}

/** How long a cycle is, and how it varies. */
export interface CycleLength {
  days: number
  shortest: number
  longest: number
  /** Whether it is the own, or what was typed. */
  isOwn: boolean
}

/** The median of the last six gaps that count; with fewer than three of them what was typed. */
export const cycleLength = (log: Pick<CycleLog, 'periods' | 'answers' | 'typedCycle'>): CycleLength => {
  const counted = gapsOf(log)
    .filter(({ state }) => state === 'counted')
    .slice(-COUNTED_GAPS)
    .map(({ days }) => days)
  const isOwn = counted.length >= OWN_GAPS
  const known = isOwn ? counted : [...counted, log.typedCycle]
  return {
    days: isOwn ? medianOf(counted) : log.typedCycle,
    shortest: Math.min(...known),
    longest: Math.max(...known),
    isOwn,
  }
}

const ranged = (day: Day, before: number, after: number): DayRange => ({
  from: addDays(day, -before),
  to: addDays(day, after),
})

/**
 * The first day of a lasting rise: three readings in a row above the highest of the six before, the third by 0.2 °C at least;
 * undefined while there is none.
 */
export const temperatureRise = (signs: readonly Sign[]): Day | undefined => {
  const read = signs
    .flatMap(({ day, temperature }) => (temperature === undefined ? [] : [{ day, temperature }]))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
  return read.find((_, at) => {
    if (at < 6) return false
    const highest = Math.max(...read.slice(at - 6, at).map(({ temperature }) => temperature))
    const three = read.slice(at, at + 3).map(({ temperature }) => temperature)
    // Hundredths as whole numbers: 36.7 − 36.5 is not 0.2 in binary.
    const rises = three.map((temperature) => Math.round((temperature - highest) * 100))
    return three.length === 3 && rises.every((rise) => rise > 0) && (rises[2] ?? 0) >= 20
  })?.day
}

/** When ovulation is expected in a cycle, and by what that is known. */
export interface Ovulation extends DayRange {
  by: 'calendar' | 'lh' | 'temperature'
}

/** What was measured beats the calendar: a rise says that it was the day before, a positive test that it comes within two days. */
const measuredOvulation = (signs: readonly Sign[]): Ovulation | undefined => {
  const rise = temperatureRise(signs)
  if (rise !== undefined) return { ...ranged(addDays(rise, -1), 1, 1), by: 'temperature' }
  const positive = signs
    .flatMap(({ day, lh }) => (lh ? [day] : []))
    .sort()
    .at(-1)
  return positive === undefined ? undefined : { ...ranged(addDays(positive, 1), 1, 1), by: 'lh' }
}

/** Where somebody stands in their cycle, and what is expected. */
export interface Forecast {
  length: CycleLength
  /** The day of the cycle that is today, from 1. */
  cycleDay: number
  next: DayRange
  ovulation: Ovulation
  fertile: DayRange
  /** Days past the last on which the next beginning was expected; 0 while it is not late. */
  lateDays: number
}

/** The forecast from the last beginning; undefined without any. */
export const forecast = (log: CycleLog): Forecast | undefined => {
  const last = byStart(log.periods).at(-1)?.start
  if (last === undefined) return undefined
  const length = cycleLength(log)
  const ovulation = ovulationAfter(last, length, log.signs)
  const next = nextAfter(last, length, ovulation)
  return {
    length,
    cycleDay: daysBetween(last, log.today) + 1,
    next,
    ovulation,
    fertile: { from: addDays(ovulation.from, -FERTILE_BEFORE), to: ovulation.to },
    lateDays: Math.max(0, daysBetween(next.to, log.today)),
  }
}

const expectedAfter = (last: Day, { days, shortest, longest }: CycleLength): DayRange => ({
  from: addDays(last, Math.min(shortest, days - LEAST_SPREAD)),
  to: addDays(last, Math.max(longest, days + LEAST_SPREAD)),
})

const ovulationAfter = (last: Day, length: CycleLength, signs: readonly Sign[]): Ovulation => {
  const measured = measuredOvulation(signs.filter(({ day }) => day >= last))
  if (measured) return measured
  const { from, to } = expectedAfter(last, length)
  return { from: addDays(from, -LUTEAL_DAYS), to: addDays(to, -LUTEAL_DAYS), by: 'calendar' }
}

const nextAfter = (last: Day, length: CycleLength, { from, to, by }: Ovulation): DayRange => {
  if (by === 'calendar') return expectedAfter(last, length)
  const middle = addDays(from, Math.round(daysBetween(from, to) / 2))
  return ranged(addDays(middle, LUTEAL_DAYS), LEAST_SPREAD, LEAST_SPREAD)
}

/** When ovulation was in a cycle that is over, now that the real day of the next beginning is known. */
export const pastOvulation = ({ from, to }: Pick<Gap, 'from' | 'to'>, signs: readonly Sign[]): Ovulation =>
  measuredOvulation(signs.filter(({ day }) => day >= from && day < to)) ?? {
    ...ranged(addDays(to, -LUTEAL_DAYS), 1, 1),
    by: 'calendar',
  }

/** In which part of the cycle somebody is today. */
export type Phase = 'period' | 'fertile' | 'between' | 'late'

/** The part of the cycle that is today. */
export const phaseOf = ({ fertile, lateDays }: Forecast, isBleeding: boolean, today: Day): Phase => {
  if (isBleeding) return 'period'
  if (today >= fertile.from && today <= fertile.to) return 'fertile'
  return lateDays > 0 ? 'late' : 'between'
}

/** What a doctor should hear of, in words (FIGO 2018). */
export const flagWords = {
  short: '平时的周期短于 24 天',
  long: '平时的周期长于 38 天',
  varies: '最近几次周期相差 9 天以上',
  'bleeds-long': '有一次经期超过 8 天',
  absent: '已经 90 天没有记到月经',
} as const
/** One of them. */
export type CycleFlag = keyof typeof flagWords

/** Days of a period, its first and its last included. */
export const bleedingDays = ({ start, end }: Period): number | undefined =>
  end === null ? undefined : daysBetween(start, end) + 1

/** What is worth a doctor's word; nothing is said of a length that is not one's own yet. */
export const flagsOf = (log: CycleLog): CycleFlag[] => {
  const { days, shortest, longest, isOwn } = cycleLength(log)
  const periods = byStart(log.periods)
  const last = periods.at(-1)?.start
  const found: Record<CycleFlag, boolean> = {
    short: isOwn && days < 24,
    long: isOwn && days > 38,
    varies: isOwn && longest - shortest > 9,
    'bleeds-long': periods.slice(-COUNTED_GAPS).some((period) => (bleedingDays(period) ?? 0) > 8),
    absent: last !== undefined && daysBetween(last, log.today) >= 90,
  }
  return (Object.keys(found) as CycleFlag[]).filter((flag) => found[flag])
}

/** Why a beginning is not taken. */
export type BeginFault = 'not-yet' | 'too-old' | 'same-period'

/** What is wrong with a beginning on that day; a day that is there already is no fault. */
export const beginFault = (day: Day, starts: readonly Day[], today: Day): BeginFault | undefined => {
  if (day > today) return 'not-yet'
  if (daysBetween(day, today) > OLDEST_DAYS) return 'too-old'
  const isNear = (start: Day) => start !== day && Math.abs(daysBetween(start, day)) < SAME_PERIOD_DAYS
  return starts.some(isNear) ? 'same-period' : undefined
}

/** The period that a last day belongs to: the latest that had begun, no longer ago than a period lasts. */
export const periodEndedOn = (day: Day, periods: readonly Period[]): Period | undefined => {
  const last = byStart(periods)
    .filter(({ start }) => start <= day)
    .at(-1)
  return last && daysBetween(last.start, day) < 2 * PERIOD_DAYS.most ? last : undefined
}
