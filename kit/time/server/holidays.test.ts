import { expect, test } from 'vitest'
import { holidayOn } from './holidays.ts'

test('a day off of the plan', () => {
  expect(holidayOn('2026-10-01')).toEqual({ name: '国庆节', rest: true })
})

test('a Saturday worked in exchange', () => {
  expect(holidayOn('2026-10-10')).toEqual({ name: '国庆节', rest: false })
})

test('ordinary days and years without a plan are no holidays', () => {
  expect(holidayOn('2026-11-21')).toBeNull()
  expect(holidayOn('2026-11-23')).toBeNull()
  expect(holidayOn('2099-10-01')).toBeNull()
})
