import { addMonths, type Day } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'

/** Types of diabetes, in words. */
export const diabetesTypes = {
  type1: '1 型',
  type2: '2 型',
  gestational: '妊娠期',
  other: '其他类型',
  unknown: '还不清楚',
} as const
/** One of them. */
export type DiabetesType = keyof typeof diabetesTypes

/** The oldest that somebody may be, in years. */
export const OLDEST = 120

const YEAR_MONTHS = 12

/** An age that was told on a day, as it is on another. */
export const ageNow = (age: number, toldOn: Day, today: Day): number => age + ageOn(toldOn, today)

/** What is wrong with the day of a diagnosis for somebody of this age; undefined where nothing is. */
export const faultOfDiagnosis = (diagnosedOn: Day, age: number, today: Day): 'not-yet' | 'before-birth' | undefined => {
  if (diagnosedOn > today) return 'not-yet'
  return diagnosedOn < addMonths(today, -(age + 1) * YEAR_MONTHS) ? 'before-birth' : undefined
}

/** Since how long they have it: 3 年, 5 个月, 不到 1 个月. */
export const sinceWords = (diagnosedOn: Day, today: Day): string => {
  const years = ageOn(diagnosedOn, today)
  if (years > 0) return `${years} 年`
  let months = 0
  while (addMonths(diagnosedOn, months + 1) <= today) months += 1
  return months > 0 ? `${months} 个月` : '不到 1 个月'
}
