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

/** Days off by the law itself, whatever a year's plan makes of those around them. Those of the lunar calendar need the plan. */
const fixedDays: Readonly<Record<string, string>> = {
  '01-01': '元旦',
  '05-01': '劳动节',
  '05-02': '劳动节',
  '10-01': '国庆节',
  '10-02': '国庆节',
  '10-03': '国庆节',
}

/** Whether the installed chinese-days has the plan of the day's year: it appears in the November before. */
export const hasHolidayPlan = (day: Day): boolean => `${day.slice(0, 4)}-10-01` in holidays

/**
 * What the official plan says about the day, or the law where its year has no plan yet; null for an ordinary workday or
 * weekend, and for the days that only a plan tells.
 */
export const holidayOn = (day: Day): Holiday | null => {
  const fixed = hasHolidayPlan(day) ? undefined : fixedDays[day.slice(5)]
  if (fixed) return { name: fixed, rest: true }
  const rest = holidays[day]
  const entry = rest ?? workdays[day]
  return entry === undefined ? null : { name: chineseName(entry), rest: rest !== undefined }
}
