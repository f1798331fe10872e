import { isNumeric } from '#kit/check/numeric.ts'
import { type Fen, yuanToFen } from '#kit/money/fen.ts'
import { halfWidth } from '#kit/text/full-width.ts'
import { type Day, minutesOfClock } from '#kit/time/day.ts'
import { readClock, readDay } from './days-and-times.ts'
import { RowRefused } from './read.ts'

/** That a row leaves out what it cannot do without. */
export const notFilled = (column: string): RowRefused => new RowRefused(`no ${column}`, `没有填“{${column}}”`)

/** A text of at most so many characters; empty where the file says nothing. Throws RowRefused. */
export const atMost = (most: number, text: string | undefined, column: string): string => {
  if (text && text.length > most)
    throw new RowRefused(`${column} is longer than ${most} characters`, `{${column}}超过 ${most} 个字`)
  return text ?? ''
}

/** The same words on one line. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ')

/** What is said on one line, where the file must say something. Throws RowRefused. */
export const needed = (most: number, text: string | undefined, column: string): string => {
  if (!text) throw notFilled(column)
  return atMost(most, onOneLine(text), column)
}

/** What a word stands for; undefined where the file says nothing. Throws RowRefused with the words that there are. */
export const meaningOf = <T>(
  words: ReadonlyMap<string, T>,
  given: string | undefined,
  column: string,
): T | undefined => {
  if (given === undefined || given === '') return undefined
  if (words.has(given)) return words.get(given)
  const all = [...words.keys()]
  throw new RowRefused(
    `${column} "${given}" is none of ${all.join(', ')}`,
    `{${column}}“${given.slice(0, 50)}”不对，只能是：${all.join('、')}`,
  )
}

/** Words for the codes of a room's rules. */
export const wordsOfCodes = (names: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(names).map(([code, name]) => [name, Number(code)]))

/** A list within one value: 高血压|冠心病. */
export const listOf = (text: string): string[] =>
  text
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean)

/** Yes and no, as people and as programs write them. */
export const yesOrNo: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['0', false],
  ['是', true],
  ['否', false],
])

/** A whole number of a span; undefined where the file says nothing. Throws RowRefused. */
export const wholeOf = (given: string | undefined, [from, to]: readonly [number, number], column: string) => {
  if (given === undefined || given === '') return undefined
  // 3.0 is how some programs write 3.
  const plain = halfWidth(given).trim()
  const number = /^\d{1,9}(?:\.0+)?$/.test(plain) ? Number(plain) : Number.NaN
  if (number >= from && number <= to) return number
  throw new RowRefused(
    `${column} "${given.slice(0, 50)}" is no whole number from ${from} to ${to}`,
    `{${column}}“${given.slice(0, 50)}”不是 ${from} 到 ${to} 的整数`,
  )
}

/** A number with its sign and decimals; undefined where the file says nothing. Throws RowRefused. */
export const numberOf = (given: string | undefined, column: string): number | undefined => {
  if (given === undefined || given === '') return undefined
  const plain = halfWidth(given).trim()
  if (isNumeric(plain)) return Number(plain)
  const shown = given.slice(0, 50)
  throw new RowRefused(`${column} "${shown}" is no number`, `{${column}}“${shown}”不是数`)
}

/**
 * A day as people, spreadsheets and programs write it: 2026-12-5, 2026/12/5, 2026年12月5日, 20261205, 46361, 2026-12-05 周六;
 * undefined where the file says nothing. Throws RowRefused.
 */
export const dayOf = (given: string | undefined, column: string): Day | undefined => {
  if (given === undefined || given === '') return undefined
  const day = readDay(given)
  if (day === undefined)
    throw new RowRefused(
      `${column} "${given.slice(0, 50)}" is no day such as 2026-11-21`,
      `{${column}}“${given.slice(0, 50)}”看不出是哪一天，请写成 2026-11-21 这样`,
    )
  return day
}

/** The same where the file must say one. Throws RowRefused. */
export const neededDay = (given: string | undefined, column: string): Day => {
  const day = dayOf(given, column)
  if (day === undefined) throw notFilled(column)
  return day
}

const MINUTES_A_DAY = 24 * 60

/** So much of a minute may be lost where a spreadsheet's number was cut. */
const LOST = 0.1

/** A spreadsheet counts a time of day as the part of the day that is over: 0.333333333333333 is 8:00. 0.83 is no whole minute, and none. */
const minutesCounted = (text: string): number | undefined => {
  const minutes = /^0\.\d+$/.test(text) ? Number(text) * MINUTES_A_DAY : Number.NaN
  return Math.abs(minutes - Math.round(minutes)) <= LOST ? Math.round(minutes) : undefined
}

/** Minutes after midnight of 8:00, 08:00:00, 上午8:00, 8点半 or a spreadsheet's 0.3333. Throws RowRefused. */
export const minutesOf = (given: string, column: string): number => {
  try {
    return minutesCounted(halfWidth(given)) ?? minutesOfClock(readClock(given) ?? '')
  } catch (error) {
    if (error instanceof RangeError)
      throw new RowRefused(
        `${column} "${given.slice(0, 50)}" is no time of day such as 08:30`,
        `{${column}}“${given.slice(0, 50)}”看不出是几点，请写成 08:30 这样`,
      )
    throw error
  }
}

/** An amount of at most so many yuan, in fen; undefined where the file says nothing. Throws RowRefused. */
export const fenOf = (given: string | undefined, mostYuan: number, column: string): Fen | undefined => {
  if (given === undefined || given === '') return undefined
  const fen = fenIn(given)
  if (fen === undefined)
    throw new RowRefused(
      `${column} "${given.slice(0, 50)}" is no amount in yuan such as 25.00`,
      `{${column}}“${given.slice(0, 50)}”不是金额，请写成 25.00 这样`,
    )
  if (fen >= 0 && fen <= yuanToFen(String(mostYuan))) return fen
  throw new RowRefused(
    `${column} ${given} is not from 0 to ${mostYuan} yuan`,
    `{${column}} ${given} 不在 0 到 ${mostYuan} 元之间`,
  )
}

const fenIn = (given: string): Fen | undefined => {
  try {
    return yuanToFen(yuanIn(given))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** An amount in yuan without what people write around it: ¥50.00, 50元, 人民币50元, RMB 50, 1,000. */
const yuanIn = (given: string): string => {
  const amount = halfWidth(given)
    .trim()
    .replace(/^(?:[¥￥]|人民币|RMB|CNY)\s*|\s*元$/gi, '')
  return /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(amount) ? amount.replaceAll(',', '') : amount
}
