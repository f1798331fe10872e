import { addDays, type Day, daysBetween } from '#kit/time/day.ts'

/** Days from the first day of the last period to the day on which a child is due. */
export const TERM_DAYS = 280

/** A cycle that somebody may type beside the first day of the last period. */
export const CYCLE_DAYS = { least: 20, most: 45, usual: 28 } as const

/** A record of a pregnancy may be begun up to this day of it (43 weeks). */
export const LAST_DAY = 301

/** Days from the transfer of an embryo to the due day, by how many days old the embryo was. */
export const TRANSFER_DAYS = { 3: 263, 5: 261 } as const

/** A scan dates from 5 weeks on: before there is nothing to measure. */
export const FIRST_SCAN_DAY = 35

/** From what a pregnancy can be dated. */
export const sources = { period: '末次月经', ivf: '试管移植', scan: 'B 超', told: '医生告诉的预产期' } as const
/** One of them. */
export type Source = keyof typeof sources

/** One dating as it was given, with the due day that it makes. All are kept. */
export interface Dating {
  source: Source
  /** The day it starts from: of the last period, of the transfer, of the scan, or when it was said. */
  on: Day
  /** `period`: of the cycle. `ivf`: how old the embryo was. `scan`: how old the pregnancy was that day. */
  days?: number | undefined
  due: Day
}

/** The due day by the last period; a regular cycle of another length moves it by the difference. */
export const dueByPeriod = (lastPeriod: Day, cycleDays: number = CYCLE_DAYS.usual): Day =>
  addDays(lastPeriod, TERM_DAYS + cycleDays - CYCLE_DAYS.usual)

/** The due day by the transfer of an embryo. */
export const dueByTransfer = (transferredOn: Day, embryoDays: 3 | 5): Day =>
  addDays(transferredOn, TRANSFER_DAYS[embryoDays])

/** The due day by a scan that showed a pregnancy of so many days. */
export const dueByScan = (scannedOn: Day, days: number): Day => addDays(scannedOn, TERM_DAYS - days)

/** Days of the pregnancy on a day, by its due day; negative before the period that it is counted from [X097]. */
export const pregnancyDays = (due: Day, on: Day): number => daysBetween(addDays(due, -TERM_DAYS), on)

/** From which day of a pregnancy on a scan moves the due day, when it differs by more than so many days (ACOG 700). */
const moves = [
  { upTo: 62, days: 5 },
  { upTo: 111, days: 7 },
  { upTo: 153, days: 10 },
  { upTo: 195, days: 14 },
  { upTo: Number.POSITIVE_INFINITY, days: 21 },
] as const

/** By how many days a scan must differ from the dating before, on that day of it, to move the due day. */
export const toleranceOn = (day: number): number => moves.find(({ upTo }) => day <= upTo)?.days ?? 21

const firstOf = (datings: readonly Dating[], source: Source): Dating | undefined =>
  datings.filter((dating) => dating.source === source).sort((a, b) => (a.on < b.on ? -1 : 1))[0]

/**
 * The dating that decides: a transfer always; else what a doctor said, who has weighed the others; else the first scan, where it
 * differs by more than its day allows or there is no period; else the period. A later scan never moves the day. Undefined
 * without any.
 */
export const decisive = (datings: readonly Dating[]): Dating | undefined => {
  const told = datings.filter(({ source }) => source === 'told').at(-1)
  const sure = firstOf(datings, 'ivf') ?? told
  if (sure) return sure
  const period = datings.filter(({ source }) => source === 'period').at(-1)
  const scan = firstOf(datings, 'scan')
  if (!scan || !period) return scan ?? period
  const differs = Math.abs(daysBetween(period.due, scan.due))
  return differs > toleranceOn(pregnancyDays(period.due, scan.on)) ? scan : period
}

const decisiveWords: Readonly<Record<Source, string>> = {
  period: '按末次月经推算；第一次早孕 B 超如果差得多，会改按 B 超。',
  ivf: '按胚胎移植的日子推算，不再改动。',
  scan: '第一次 B 超和末次月经差得比较多，按 B 超推算；以后的 B 超不再改动。',
  told: '按医生告诉您的预产期。',
}

/** Why the dating that decides does, in words; '' without any. */
export const decidedWords = (datings: readonly Dating[]): string => {
  const one = decisive(datings)
  if (!one) return ''
  const isCompared = one.source === 'period' && datings.some(({ source }) => source === 'scan')
  return isCompared ? '按末次月经推算；第一次 B 超和它差得不多，不用改。' : decisiveWords[one.source]
}

/** Weeks and days of a number of days: `12 周 3 天`. */
export const weekWords = (days: number): string => {
  const [weeks, rest] = [Math.floor(days / 7), days % 7]
  return rest === 0 ? `${weeks} 周` : `${weeks} 周 ${rest} 天`
}

/** Why a due day is not taken. */
export type DueFault = 'not-begun' | 'too-late'

/** What is wrong with a due day today: the pregnancy has not begun, or would be longer than any. */
export const dueFault = (due: Day, today: Day): DueFault | undefined => {
  const days = pregnancyDays(due, today)
  if (days < 0) return 'not-begun'
  return days > LAST_DAY ? 'too-late' : undefined
}
