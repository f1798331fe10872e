import { expect, test } from 'vitest'
import { hasHolidayPlan, holidayOn } from './holidays.ts'

test('a day off of the plan', () => {
  expect(holidayOn('2026-10-01')).toEqual({ name: '国庆节', rest: true })
})

test('a Saturday worked in exchange', () => {
  expect(holidayOn('2026-10-10')).toEqual({ name: '国庆节', rest: false })
})

test('where a year has no plan yet the days that the law names are off all the same, and no other', () => {
  expect(hasHolidayPlan('2026-11-21')).toBe(true)
  expect(hasHolidayPlan('2099-11-21')).toBe(false)
  for (const [day, name] of [
    ['2099-01-01', '元旦'],
    ['2099-05-02', '劳动节'],
    ['2099-10-03', '国庆节'],
  ] as const)
    expect(holidayOn(day)).toEqual({ name, rest: true })
  expect(holidayOn('2099-10-04')).toBeNull()
  expect(holidayOn('2099-01-02')).toBeNull()
})

test('ordinary days are no holidays', () => {
  expect(holidayOn('2026-11-21')).toBeNull()
  expect(holidayOn('2026-11-23')).toBeNull()
})
