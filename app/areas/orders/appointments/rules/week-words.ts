import { weekdayWords } from '#kit/time/spoken.ts'
import { type DayPart, dayParts } from '../rules.ts'

/** A weekday (1 = Monday) with the parts of it that are open. */
export type OpenWeekday = { weekday: number } & Readonly<Record<DayPart, '0' | '1'>>

/** From when to when each part of a day is. */
export type Hours = Readonly<Record<DayPart, { begin_time: string; end_time: string }>>

/**
 * When one can come in a week, a line for each run of weekdays that are alike: `周一至周五 08:00–12:00、14:00–17:30`.
 * Days on which nothing is open are left out.
 */
export const weekWords = (week: readonly OpenWeekday[], hours: Hours): string[] => {
  const runs: { first: number; last: number; spans: string }[] = []
  for (const day of week) {
    const open = dayParts.filter((part) => day[part] === '1')
    const spans = open.map((part) => `${hours[part].begin_time}–${hours[part].end_time}`).join('、')
    const before = runs.at(-1)
    if (before?.spans === spans) before.last = day.weekday
    else runs.push({ first: day.weekday, last: day.weekday, spans })
  }
  return runs.filter(({ spans }) => spans !== '').map(({ first, last, spans }) => `${daysWord(first, last)} ${spans}`)
}

const daysWord = (first: number, last: number): string => {
  const [from, until] = [first, last].map((weekday) => `周${weekdayWords[weekday - 1]}`)
  return first === 1 && last === 7 ? '每天' : first === last ? `${from}` : `${from}至${until}`
}
