import type { BookingRules } from '#app/areas/guahao/hospitals/rules.ts'

/** The values that a rule sheet may have, by name: least and most. */
export const rulesBounds = {
  daysAhead: [1, 60],
  cancelDaysBefore: [0, 7],
  age: [0, 150],
  mostPerDay: [1, 10],
  mostOpen: [1, 50],
  missedLimit: [1, 20],
  missedDays: [1, 366],
  missedBanDays: [1, 366],
  holdMinutes: [5, 60],
  waitlistPayHours: [1, 48],
} as const

/** A notice has at most so many characters. */
export const NOTICE_LENGTH = 300

/** What in a rule sheet contradicts itself, in words; undefined where nothing does. */
export const rulesFault = (sheet: BookingRules): string | undefined => {
  if (sheet.minAge !== null && sheet.maxAge !== null && sheet.minAge > sheet.maxAge) return '最小年龄不能大于最大年龄'
  if (sheet.mostPerDay > sheet.mostOpen) return '每天最多的号数不能多于同时最多的号数'
  if (sheet.waitlistFromMinutes >= sheet.waitlistToMinutes) return '候补结束时间要晚于开始时间'
  return sheet.releaseMinutes >= 24 * 60 ? '放号时间请选 00:00 到 23:59' : undefined
}
