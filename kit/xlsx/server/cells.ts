import { SPREADSHEET_EPOCH } from '#kit/csv/server/days-and-times.ts'
import { addDays } from '#kit/time/day.ts'

/** How a workbook shows its numbers, by the style of a cell. */
export interface NumberStyles {
  /** For each style: a day or a time, so many digits with zeros before them, or a number as it is. */
  styles: readonly ('time' | { digits: number } | 'plain')[]
  /** Days are counted from 1904 on, as old Macs did. */
  isFrom1904: boolean
}

/** What stands in a cell of a sheet. */
export interface Cell {
  /** `s` shared text, `inlineStr` and `str` text, `b` yes or no, `e` a fault, `d` a day; a number else. */
  type: string
  style: number
  value: string
  /** What computes the value, where something does. */
  formula: string
}

/** What a format makes of a number, by its number and, where a workbook wrote its own, its code. */
export const styleOf = (id: number, code: string | undefined): NumberStyles['styles'][number] => {
  if (code === undefined) return isTimeOfItself(id) ? 'time' : 'plain'
  // Without words, colours, and what a sign is said to be as it is.
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '')
  if (/[ymdhs]/i.test(signs)) return 'time'
  const zeros = /^0{2,}$/.exec(signs)
  return zeros ? { digits: signs.length } : 'plain'
}

/** Formats of days and times that every spreadsheet knows by their numbers; those of Chinese ones among them. */
const isTimeOfItself = (id: number): boolean =>
  [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
  ].some(([from = 0, to = 0]) => id >= from && id <= to)

/** A cell as a spreadsheet would write it into a CSV, so that the same readers understand it. */
export const textOfCell = (cell: Cell, shared: readonly string[], numbers: NumberStyles): string => {
  const { type, value, formula } = cell
  // Nobody has computed it: what it would be is not known.
  if (formula !== '' && value === '') return `=${formula}`
  if (type === 's') return shared[Number(value)] ?? ''
  if (value === '' || ['str', 'inlineStr', 'b', 'e', 'd'].includes(type)) return value
  const number = Number(value)
  const style = numbers.styles[cell.style] ?? 'plain'
  if (style === 'time') return timeOf(number, numbers.isFrom1904)
  return style === 'plain' ? plainNumber(number) : plainNumber(number).padStart(style.digits, '0')
}

/** From so many digits on a spreadsheet has lost the last ones; readers refuse what is written so where it is a code. */
const LOST = 1e15

const plainNumber = (number: number): string =>
  Math.abs(number) >= LOST ? number.toExponential().toUpperCase() : String(number)

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3_600
const MINUTE_SECONDS = 60
const DAYS_UNTIL_1904 = 1_462
/** The last day that a spreadsheet knows, of the year 9999. */
const LAST_DAY = 2_958_465

/** A day, a time of day, or both: 2026-12-05, 08:30, 2026-12-05 08:30:00. */
const timeOf = (counted: number, isFrom1904: boolean): string => {
  const isDay = counted >= 1
  const days = isDay && isFrom1904 ? counted + DAYS_UNTIL_1904 : counted
  if (!(days >= 0 && days <= LAST_DAY)) return String(counted)
  const seconds = Math.round(days * DAY_SECONDS)
  const clock = clockOf(seconds % DAY_SECONDS)
  if (!isDay) return clock.replace(/:00$/, '')
  const day = addDays(SPREADSHEET_EPOCH, Math.floor(seconds / DAY_SECONDS))
  return clock === '00:00:00' ? day : `${day} ${clock}`
}

const clockOf = (seconds: number): string =>
  [seconds / HOUR_SECONDS, (seconds / MINUTE_SECONDS) % MINUTE_SECONDS, seconds % MINUTE_SECONDS]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
