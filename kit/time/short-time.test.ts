import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'
import { dayOf } from './day.ts'
import { shortTime } from './short-time.ts'

test('a time in a column has no year in its own, and has it in every other', () => {
  const year = Number(dayOf(systemClock.now()).slice(0, 4))
  expect(shortTime(`${year}-11-23 09:05:30`)).toBe('11-23 09:05')
  expect(shortTime(`${year}-11-23`)).toBe('11-23')
  for (const other of [year - 1, year + 1]) {
    expect(shortTime(`${other}-11-23 09:05:30`)).toBe(`${other}-11-23 09:05`)
    expect(shortTime(`${other}-11-23`)).toBe(`${other}-11-23`)
  }
})
