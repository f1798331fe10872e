// The table alone, 37 KB read once: the package's functions give other days when the machine's time zone is west of Greenwich.
import table from 'chinese-days/dist/chinese-days.json' with { type: 'json' }
import type { Day } from '../day.ts'

/** A day of the State Council's holiday plan: a day off, or a weekend day worked in exchange (`rest: false`). */
export interface Holiday {
  name: string
  rest: boolean
}

const holidays: Record<string, string> = table.holidays
const workdays: Record<string, string> = table.workdays

/** Entries read `National Day,国庆节,3`. */
const chineseName = (entry: string): string => entry.split(',')[1] ?? entry

/**
 * What the official plan says about the day; null for an ordinary workday or weekend, and for every day of a year
 * whose plan the installed chinese-days does not have yet (a year's plan appears in the November before).
 */
export const holidayOn = (day: Day): Holiday | null => {
  const rest = holidays[day]
  const entry = rest ?? workdays[day]
  return entry === undefined ? null : { name: chineseName(entry), rest: rest !== undefined }
}
