import { halfWidth } from '#kit/text/full-width.ts'
import { addDays, type Day, isDay, weekdayOf } from '#kit/time/day.ts'

/** The day from which a spreadsheet counts; so many days make a number of five digits from 1927 to 2173. */
export const SPREADSHEET_EPOCH: Day = '1899-12-30'

/** Midnight, as spreadsheets and programs write it behind a day. */
const midnight = /(?:[\sT]+0{1,2}:00(?::00(?:\.0+)?)?(?:\+08:?00)?|(?<=^\d{8})0{6})$/

/** The day of the week beside a day: 周六, (星期六), 礼拜天, Sat, Saturday; never a word that only begins so. */
const ofTheWeek =
  /,?\s*\(?(?:(?:周|星期|礼拜)([一二三四五六日天])|\b(mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b\.?)\)?,?/i
/** Monday to Sunday, by what the names of their days tell them by. */
const weekdays = ['一 mon', '二 tue', '三 wed', '四 thu', '五 fri', '六 sat', '日 天 sun']

/** Whole names and their usual short forms: Decoy is no December. */
const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A day as people, spreadsheets and programs write it; undefined where it is none, can be read as two (12/5/2026), or is not on the
 * day of the week that stands beside it.
 */
export const readDay = (given: string): Day | undefined => {
  const written = halfWidth(given)
  const [said = '', ...names] = ofTheWeek.exec(written) ?? []
  const day = plainDay(written.replace(said, ' ').trim())
  if (day === undefined || !isDay(day)) return undefined
  const name = names.find(Boolean)?.slice(0, 3).toLowerCase()
  return name === undefined || weekdays[weekdayOf(day) - 1]?.split(' ').includes(name) ? day : undefined
}

const plainDay = (written: string): string | undefined => {
  const text = written.replace(midnight, '').trim()
  // A blank between two digits parts two numbers, and nobody knows which.
  const close = text.replace(/(?<!\d)\s+|\s+(?!\d)/g, '')
  const [, counted] = /^([1-9]\d{4})(?:\.0+)?$/.exec(close) ?? []
  if (counted) return addDays(SPREADSHEET_EPOCH, Number(counted))
  return yearFirst(close) ?? yearLast(close) ?? monthInLetters(text)
}

const twoDigits = (text: string): string => text.padStart(2, '0')
const asDay = (year = '', month = '', day = ''): string => `${year}-${twoDigits(month)}-${twoDigits(day)}`

const yearFirst = (text: string): string | undefined => {
  const parts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})[日号]?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  return parts ? asDay(...parts.slice(1)) : undefined
}

/** 13/5/2026 and 5/13/2026 are one day: only one of the two numbers can be a month. */
const yearLast = (text: string): string | undefined => {
  const [, one, two, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  if (!one || !two) return undefined
  if (Number(one) > 12 || Number(one) === Number(two)) return asDay(year, two, one)
  return Number(two) > 12 ? asDay(year, one, two) : undefined
}

const monthInLetters = (text: string): string | undefined => {
  const find = (pattern: string) => new RegExp(`^${pattern}$`, 'i').exec(text)
  const [, day, early, year] = find(`(\\d{1,2})[-\\s]*${monthName}[-,\\s]*(\\d{4})`) ?? []
  const [, late, dayBehind, yearBehind] = find(`${monthName}\\s*(\\d{1,2})[,\\s]+(\\d{4})`) ?? []
  const month = months.indexOf((early ?? late ?? '').slice(0, 3).toLowerCase()) + 1
  return month > 0 ? asDay(year ?? yearBehind, String(month), day ?? dayBehind) : undefined
}

/** An hour of twelve in a part of the day; undefined where the two contradict each other, or it may be noon and midnight. */
const hours: readonly (readonly [RegExp, (hour: number) => number | undefined])[] = [
  [/^a\.?m\.?$/i, (hour) => (hour === 12 ? 0 : until(12, hour))],
  [/^p\.?m\.?$/i, (hour) => afternoon(hour)],
  [/^凌晨$/, (hour) => (hour === 12 ? 0 : until(6, hour))],
  [/^(?:清晨|早晨|早上|上午)$/, (hour) => until(12, hour)],
  [/^中午$/, (hour) => (hour === 1 || hour === 2 ? hour + 12 : hour >= 11 ? until(15, hour) : undefined)],
  [/^(?:下午|傍晚)$/, (hour) => afternoon(hour)],
  [/^(?:晚上|夜间)$/, (hour) => (hour >= 5 && hour < 12 ? hour + 12 : hour >= 17 ? until(24, hour) : undefined)],
]
const until = (end: number, hour: number) => (hour < end ? hour : undefined)
const afternoon = (hour: number) => (hour >= 1 && hour < 12 ? hour + 12 : hour >= 12 ? until(24, hour) : undefined)

const clock =
  /^(凌晨|清晨|早晨|早上|上午|中午|下午|傍晚|晚上|夜间|[ap]\.?m\.?)?(\d{1,2})(?::(\d{2})(?::00(?:\.0+)?)?|[点时](?:整|半|[一1三3]刻|(\d{2})|(\d{1,2})分)?)([ap]\.?m\.?)?$/i

/** Minutes that are said in words behind an hour. */
const spokenMinutes: readonly (readonly [RegExp, string])[] = [
  [/半/, '30'],
  [/[一1]刻/, '15'],
  [/[三3]刻/, '45'],
]

const likeYear = /^(?:19|20)(?!00|15|30|45)/

/**
 * A time of day as people and programs write it, as `08:30`: 8:00, 上午8:00, 8点半, 8点一刻, 2:30 PM, 0830; undefined where it is none or
 * may be another thing: four digits that make a year (2026) and no quarter of an hour (1900, 2030), one digit behind 点 (8点5).
 */
export const readClock = (given: string): string | undefined => {
  const text = halfWidth(given)
    .trim()
    .replace(/(?<!\d)\s+|\s+(?!\d)/g, '')
  if (/^\d{4}$/.test(text)) return likeYear.test(text) ? undefined : `${text.slice(0, 2)}:${text.slice(2)}`
  const [, before, hour, ...parts] = clock.exec(text) ?? []
  const behind = parts.pop()
  if (hour === undefined || (before && behind)) return undefined
  const part = before ?? behind
  const read = part ? hours.find(([word]) => word.test(part))?.[1](Number(hour)) : Number(hour)
  if (read === undefined) return undefined
  const spoken = spokenMinutes.find(([words]) => words.test(text))?.[1]
  return `${twoDigits(String(read))}:${twoDigits(parts.find(Boolean) ?? spoken ?? '0')}`
}
