import { expect, test } from 'vitest'
import { systemClock } from './clock.ts'
import { formatTime } from './day.ts'
import { testClock } from './test-clock.ts'

test('the system clock runs', () => {
  const before = Date.now()
  const now = systemClock.now().getTime()
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(Date.now())
})

test('the test clock stands still until it is moved', () => {
  const clock = testClock('2026-11-21 09:30')
  expect(formatTime(clock.now())).toBe('2026-11-21 09:30:00')
  clock.advance({ days: 1, hours: 2, minutes: 3, seconds: 4 })
  expect(formatTime(clock.now())).toBe('2026-11-22 11:33:04')
  clock.advance({ hours: -12 })
  expect(formatTime(clock.now())).toBe('2026-11-21 23:33:04')
  clock.set(new Date('2026-01-01T00:00:00Z'))
  expect(formatTime(clock.now())).toBe('2026-01-01 08:00:00')
})

test('nobody can move the clock through the date that it gave', () => {
  const start = new Date('2026-11-21T01:30:00Z')
  const clock = testClock(start)
  clock.now().setTime(0)
  start.setTime(0)
  expect(formatTime(clock.now())).toBe('2026-11-21 09:30:00')
})
