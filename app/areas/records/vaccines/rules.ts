import { addDays, addMonths, type Day, daysBetween } from '#kit/time/day.ts'

/** Vaccines that the state pays for, and those that a family may buy. */
export const programmes = { free: '免费疫苗', 'self-paid': '自费疫苗' } as const
/** One of them. */
export type Programme = keyof typeof programmes

/** A dose of a programme. Its id never changes between editions: what was given points at it. */
export interface Dose {
  id: string
  /** Doses of one disease that follow each other. */
  series: string
  /** The product line, where a series has two; a child is in one of them. */
  variant: string | null
  /** Which of its series, counted within a line. */
  number: number
  name: string
  prevents: string
  /** Smallest age in months. */
  ageMonths: number
  /** Advised to be complete before this age in months; null where none is named. */
  beforeMonths: number | null
  /** Not given any more from this age in months; null where it is always caught up. */
  endMonths: number | null
  /** Least distance to the dose before, `28d` or `6m`; null where none is named. */
  gap: string | null
  /** Injected and live: on one day with another, or 28 days apart. */
  isLive: boolean
  /** For one sex alone; null for both. */
  sex: 'female' | 'male' | null
  /** Only for who was born after that day. */
  bornAfter: Day | null
  /** What is to be known before it is given; ''. */
  note: string
}

/** A dose that was given. */
export interface Given {
  dose: string
  on: Day
}

/** For whom a plan is made. */
export interface Vaccinated {
  sex: 'female' | 'male'
  birthday: Day
}

/** How a dose stands: given, due now, late (after the advised age), to come, waiting for the one before, or not given any more at this age. */
export type DoseState = 'given' | 'due' | 'late' | 'coming' | 'waiting' | 'over'

/** A dose as it stands for a child. */
export interface Planned {
  dose: Dose
  state: DoseState
  /** When it was given. */
  givenOn: Day | null
  /** The first day on which it may be given; null while the one before is not given. */
  from: Day | null
  /** The last day of the advised age; null where none is named. */
  until: Day | null
}

/** The line that counts where nothing was given yet. */
export const usualVariants: Readonly<Record<string, string>> = { JE: 'JE-L', HepA: 'HepA-L' }

/** Days between two injected live vaccines that were not given on one day. */
export const LIVE_GAP_DAYS = 28

/** The day that lies so far after another: `28d` in days, `6m` in months, clamped to the month's end. */
export const afterGap = (day: Day, gap: string): Day => {
  const count = Number(gap.slice(0, -1))
  return gap.endsWith('m') ? addMonths(day, count) : addDays(day, count)
}

/** Whether a text is a gap. */
export const isGap = (text: string): boolean => /^\d{1,3}[dm]$/.test(text)

/** In which line of a series a child is: the one of which something was given, else the chosen one, else the usual one. */
export const variantOf = (
  doses: readonly Dose[],
  given: readonly Given[],
  chosen: Readonly<Record<string, string>>,
  series: string,
): string | null => {
  const lines = doses.filter((dose) => dose.series === series && dose.variant !== null)
  const begun = lines.find(({ id }) => given.some(({ dose }) => dose === id))
  return begun?.variant ?? chosen[series] ?? usualVariants[series] ?? lines[0]?.variant ?? null
}

/** The doses that are meant for a child, in the order of their ages: of one line each, and of those for its sex and year of birth. */
export const dosesFor = (
  doses: readonly Dose[],
  { sex, birthday }: Vaccinated,
  given: readonly Given[],
  chosen: Readonly<Record<string, string>> = {},
): Dose[] => {
  const isGiven = new Set(given.map(({ dose }) => dose))
  return doses.filter(
    (dose) =>
      isGiven.has(dose.id) ||
      ((dose.sex === null || dose.sex === sex) &&
        (dose.bornAfter === null || birthday > dose.bornAfter) &&
        (dose.variant === null || dose.variant === variantOf(doses, given, chosen, dose.series))),
  )
}

/**
 * How each dose stands for a child: due from the smallest age and the distance to the dose before, whichever is later; never before
 * the one before was given. A missed dose is caught up, a series is never begun again.
 */
export const planOf = (
  doses: readonly Dose[],
  child: Vaccinated,
  given: readonly Given[],
  today: Day,
  chosen: Readonly<Record<string, string>> = {},
): Planned[] => {
  const own = dosesFor(doses, child, given, chosen)
  const givenOn = new Map(given.map(({ dose, on }) => [dose, on]))
  const live = own.flatMap((dose) => (dose.isLive ? (givenOn.get(dose.id) ?? []) : []))
  return own.map((dose) => plan(dose, own, child, givenOn, live, today))
}

const plan = (
  dose: Dose,
  own: readonly Dose[],
  { birthday }: Vaccinated,
  givenOn: ReadonlyMap<string, Day>,
  live: readonly Day[],
  today: Day,
): Planned => {
  const until = dose.beforeMonths === null ? null : addDays(addMonths(birthday, dose.beforeMonths), -1)
  const on = givenOn.get(dose.id)
  if (on !== undefined) return { dose, state: 'given', givenOn: on, from: null, until }
  if (dose.endMonths !== null && addMonths(birthday, dose.endMonths) <= today)
    return { dose, state: 'over', givenOn: null, from: null, until }
  const from = firstDayOf(dose, own, birthday, givenOn, { given: live, today })
  if (from === null) return { dose, state: 'waiting', givenOn: null, from, until }
  const state = from > today ? 'coming' : until !== null && until < today ? 'late' : 'due'
  return { dose, state, givenOn: null, from, until }
}

/** The first day on which a dose may be given; null while the one before is not. */
const firstDayOf = (
  dose: Dose,
  own: readonly Dose[],
  birthday: Day,
  givenOn: ReadonlyMap<string, Day>,
  live: LiveGiven,
): Day | null => {
  const oldEnough = addMonths(birthday, dose.ageMonths)
  const former = formerOf(dose, own)
  if (!former) return dose.isLive ? clearOfLive(oldEnough, live) : oldEnough
  const before = givenOn.get(former.id)
  if (before === undefined) return null
  const apart = afterGap(before, dose.gap ?? '1d')
  const from = apart > oldEnough ? apart : oldEnough
  return dose.isLive ? clearOfLive(from, live) : from
}

/** The dose before in the same series; undefined of the first. */
const formerOf = (dose: Dose, own: readonly Dose[]): Dose | undefined =>
  own
    .filter(({ series, number }) => series === dose.series && number < dose.number)
    .reduce<Dose | undefined>((last, one) => (last === undefined || one.number > last.number ? one : last), undefined)

/** When live vaccines were injected, and what day it is. */
interface LiveGiven {
  given: readonly Day[]
  today: Day
}

/**
 * The first day from that one on, but not before today, on which no live vaccine was injected within 28 days before, unless on that
 * day itself; where there is none such before, the day itself, however long ago it was.
 */
const clearOfLive = (from: Day, { given, today }: LiveGiven): Day => {
  const earliest = from < today ? today : from
  const clear = [...given].sort().reduce((day, on) => {
    const days = daysBetween(on, day)
    return days > 0 && days < LIVE_GAP_DAYS ? addDays(on, LIVE_GAP_DAYS) : day
  }, earliest)
  return clear === earliest ? from : clear
}

/** What is next: the doses that are due or late, else the earliest to come with all that may be given with it. */
export const nextOf = (plan: readonly Planned[]): Planned[] => {
  const now = plan.filter(({ state }) => state === 'due' || state === 'late')
  if (now.length > 0) return now
  const coming = plan.filter(({ state }) => state === 'coming')
  const first = coming.map(({ from }) => from ?? '').sort()[0]
  return coming.filter(({ from }) => from === first)
}

/** What the catalogue calls the departments where vaccines are given. */
export const VACCINATION_CLINIC = '预防接种门诊'

/** The first day on which what is next may be given: today where something is due; undefined where nothing is left. */
export const firstDayOfNext = (next: readonly Planned[], today: Day): Day | undefined => {
  const [first] = next.flatMap(({ from }) => from ?? []).sort()
  if (first === undefined) return undefined
  return first < today ? today : first
}

/** The words of a state. */
export const doseStateWords: Readonly<Record<DoseState, string>> = {
  given: '已接种',
  due: '可以接种了',
  late: '该补种了',
  coming: '还没到时间',
  waiting: '等上一剂',
  over: '不用补种',
}

/** Why a dose cannot have been given on that day. */
export type GivenFault = 'not-yet' | 'before-birth' | 'out-of-order' | 'unknown-dose'

/** What is wrong with a dose that somebody says was given; undefined where nothing is. An early date is taken: what was given was given. */
export const faultOfGiven = (
  doses: readonly Dose[],
  { birthday }: Vaccinated,
  given: readonly Given[],
  said: Given,
  today: Day,
): GivenFault | undefined => {
  const dose = doses.find(({ id }) => id === said.dose)
  if (!dose) return 'unknown-dose'
  if (said.on > today) return 'not-yet'
  if (said.on < birthday) return 'before-birth'
  const line = doses.filter(
    (one) => one.series === dose.series && (one.variant === dose.variant || one.variant === null),
  )
  const numbers = new Map(line.map(({ id, number }) => [id, number]))
  const isMisplaced = given.some(({ dose: id, on }) => {
    const number = numbers.get(id)
    if (number === undefined || number === dose.number) return false
    return number < dose.number ? on >= said.on : on <= said.on
  })
  return isMisplaced ? 'out-of-order' : undefined
}

/** A dose that came due longer ago is not reminded of: whoever begins a record late is not told of years. */
export const REMINDED_DAYS = 30
